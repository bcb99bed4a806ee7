extension Image {
    /// Returns the image with all its planes turned by `orientation`.
    ///
    /// The chroma of an odd width usually reaches past the right edge of the image. Once flipped, it reaches past
    /// the left edge: the origin of its grid becomes negative, and samples stay in place relative to each other. The
    /// same holds for the bottom and top edges.
    ///
    /// The image is consumed, so that each plane of a large one is freed as soon as it has been turned.
    public consuming func oriented(_ orientation: Orientation) -> Image {
        guard orientation != .asStored else { return self }
        let swaps = orientation.swapsWidthAndHeight
        let shownWidth = swaps ? height : width
        let shownHeight = swaps ? width : height
        var (shownPlanes, shownGrids) = (planes, grids)
        let model = model
        _ = consume self
        for (index, grid) in shownGrids.enumerated() {
            let turned = shownPlanes[index].reachingWholePixels(on: grid).oriented(orientation)
            var shown = swaps ? grid.transposed : grid
            if orientation.mirrorsColumns {
                shown.originX = shownWidth - shown.originX - shown.horizontal.pixels(covering: turned.width)
            }
            if orientation.mirrorsRows {
                shown.originY = shownHeight - shown.originY - shown.vertical.pixels(covering: turned.height)
            }
            shownPlanes[index] = turned
            shownGrids[index] = shown
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
    /// Returns the pixels that `count` samples cover, which must be a multiple of `samples`.
    fileprivate func pixels(covering count: Int) -> Int { count / samples * pixels }

    fileprivate func roundedUp(_ count: Int) -> Int { (count + samples - 1) / samples * samples }
}

extension Plane {
    /// Returns the plane with its last column and row repeated until its edges are on whole pixels.
    ///
    /// The origin of a grid is a whole pixel. Only odd ratios, such as 2 samples for 3 pixels, need this.
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

    /// Returns the turned plane.
    ///
    /// Squares of the plane are turned one at a time. They are so small that the rows of both planes stay in the
    /// first-level cache. Going down a column of a large plane would miss the cache at every step.
    fileprivate func oriented(_ orientation: Orientation) -> Plane {
        let square = 64
        let swaps = orientation.swapsWidthAndHeight
        let shownWidth = swaps ? height : width
        let shownHeight = swaps ? width : height
        // The steps in the stored samples that correspond to one step right, and one step down, in the shown samples.
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
