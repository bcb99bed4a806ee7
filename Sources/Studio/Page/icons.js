/** The icons that only the studio has. */
export const STUDIO_ICONS = {
  linked: 'M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3 7h10v7H3z',
  single: 'M4.5 7V4.6a3.5 3.5 0 0 1 6.8-1.2M3 7h10v7H3z',
  dropper: 'M9 4l3 3M10.5 5.5l-6 6-2 .5.5-2 6-6M11 2.5l2.5 2.5-1.5 1.5L9.5 4z',
  undo: 'M6 3L3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10 3l3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10',
  up: 'M3 10l5-5 5 5',
  down: 'M3 6l5 5 5-5',
  picture: 'M2 3.5h12v9H2zM2 10.5l3.2-3 2.6 2.4 2.4-2 3.8 3M10.8 6.2h.01',
  grip: 'M5.5 4h.01M10.5 4h.01M5.5 8h.01M10.5 8h.01M5.5 12h.01M10.5 12h.01',
};
