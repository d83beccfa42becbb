/** Charts: as wide as their column, the phone's own drawings hidden, the map's cells sharp. */
export const FIGURES: string = `
svg{display:block;width:100%;height:auto;overflow:visible}
figure>svg,.mapped svg{margin-top:10px}
svg.narrow{display:none}
.map>path,.map path{shape-rendering:crispEdges}
svg.bar{width:188px;height:24px;margin:0}
.scale{display:none}
`;
