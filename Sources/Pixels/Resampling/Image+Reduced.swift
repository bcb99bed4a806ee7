extension Image {
    /// Returns the image as averages over `width` x `height` cells, or as many as it has pixels if those are fewer.
    ///
    /// Meant for estimates: stored codes are averaged, not light, and cells differ in size by up to one sample. Each
    /// plane keeps its subsampling.
    public func reduced(width: Int, height: Int) -> Image {
        let (width, height) = (min(max(width, 1), self.width), min(max(height, 1), self.height))
        let grids = grids.map { PlaneGrid(horizontal: $0.horizontal, vertical: $0.vertical) }
        let planes = zip(planes, grids).map { plane, grid in
            plane.reduced(
                width: grid.horizontal.sampleCount(covering: width),
                height: grid.vertical.sampleCount(covering: height))
        }
        return Image(width: width, height: height, model: model, planes: planes, grids: grids)
    }
}

extension Plane {
    /// Returns the averages over `width` x `height` cells, or as many as there are samples if those are fewer.
    fileprivate func reduced(width: Int, height: Int) -> Plane {
        averaged(
            columns: Self.cellEdges(min(width, self.width), over: self.width).map(UInt32.init),
            rows: Self.cellEdges(min(height, self.height), over: self.height).map(UInt32.init))
    }
}
