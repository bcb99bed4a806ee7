extension Image {
    /// The picture turned as `orientation` says, every plane and where it lies over the picture.
    ///
    /// A plane that reaches past the right or bottom edge of the picture, as half-size chroma of an odd
    /// width does, reaches past the left or top edge once flipped: its grid's origin becomes negative, and
    /// no sample moves against the others.
    public func oriented(_ orientation: Orientation) -> Image {
        guard orientation != .asStored else { return self }
        let swaps = orientation.swapsWidthAndHeight
        let shownWidth = swaps ? height : width
        let shownHeight = swaps ? width : height
        var shownPlanes: [Plane] = []
        var shownGrids: [PlaneGrid] = []
        for (plane, grid) in zip(planes, grids) {
            let turned = plane.reachingWholePixels(on: grid).oriented(orientation)
            var shown = swaps ? grid.transposed : grid
            if orientation.mirrorsColumns {
                shown.originX = shownWidth - shown.originX - shown.horizontal.pixels(covering: turned.width)
            }
            if orientation.mirrorsRows {
                shown.originY = shownHeight - shown.originY - shown.vertical.pixels(covering: turned.height)
            }
            shownPlanes.append(turned)
            shownGrids.append(shown)
        }
        return Image(
            width: shownWidth, height: shownHeight, model: model, planes: shownPlanes, grids: shownGrids)
    }
}

extension PlaneGrid {
    fileprivate var transposed: PlaneGrid {
        PlaneGrid(horizontal: vertical, vertical: horizontal, originX: originY, originY: originX)
    }
}

extension PlaneGrid.Ratio {
    /// The pixels that a whole multiple of `samples` covers.
    fileprivate func pixels(covering count: Int) -> Int { count / samples * pixels }

    fileprivate func roundedUp(_ count: Int) -> Int { (count + samples - 1) / samples * samples }
}

extension Plane {
    /// The plane with its last column and row repeated until its edges fall on whole pixels.
    ///
    /// A grid's origin is a whole pixel. Only odd ratios, such as 2 samples for 3 pixels, need any.
    fileprivate func reachingWholePixels(on grid: PlaneGrid) -> Plane {
        let wholeWidth = grid.horizontal.roundedUp(width)
        let wholeHeight = grid.vertical.roundedUp(height)
        guard wholeWidth != width || wholeHeight != height else { return self }
        var whole = Plane(width: wholeWidth, height: wholeHeight, filledWith: 0)
        for y in 0..<wholeHeight {
            for x in 0..<wholeWidth {
                whole[x, y] = self[min(x, width - 1), min(y, height - 1)]
            }
        }
        return whole
    }

    /// The plane turned.
    ///
    /// A square of the plane is turned at a time, small enough that the rows it comes from and the rows it
    /// goes to stay in the first-level cache: going down a column of a large plane misses at every step.
    fileprivate func oriented(_ orientation: Orientation) -> Plane {
        let square = 64
        let swaps = orientation.swapsWidthAndHeight
        let shownWidth = swaps ? height : width
        let shownHeight = swaps ? width : height
        // The step in the stored samples for one step to the right, and one down, in those shown.
        var right = swaps ? stride : 1
        var down = swaps ? 1 : stride
        var start = 0
        if orientation.mirrorsColumns {
            start += (shownWidth - 1) * right
            right = -right
        }
        if orientation.mirrorsRows {
            start += (shownHeight - 1) * down
            down = -down
        }
        return samples.withUnsafeBufferPointer { stored in
            Plane(width: shownWidth, height: shownHeight) { shown in
                for top in Swift.stride(from: 0, to: shownHeight, by: square) {
                    let rows = top..<min(top + square, shownHeight)
                    for left in Swift.stride(from: 0, to: shownWidth, by: square) {
                        let end = min(left + square, shownWidth)
                        for y in rows {
                            var from = start + y * down + left * right
                            for to in y * shownWidth + left..<y * shownWidth + end {
                                shown[to] = stored[from]
                                from += right
                            }
                        }
                    }
                }
            }
        }
    }
}
