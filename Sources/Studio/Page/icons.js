/** The icons that only the studio has. */
export const STUDIO_ICONS = {
  linked: 'M6.5 4.5l1.2-1.2a3 3 0 0 1 4.3 4.3L10.5 9M9.5 11.5l-1.2 1.2A3 3 0 0 1 4 8.4L5.5 7M6.3 9.7l3.4-3.4',
  unlinked:
    'M7.5 3.5l.3-.3a3 3 0 0 1 4.2 4.3l-.4.4M8.5 12.5l-.3.3A3 3 0 0 1 4 8.4l.4-.4M2.5 5.5h2M5 2.5v2M11.5 10.5h2M11 11.5v2',
  dropper: 'M9 4l3 3M10.5 5.5l-6 6-2 .5.5-2 6-6M11 2.5l2.5 2.5-1.5 1.5L9.5 4z',
  undo: 'M6 3L3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10 3l3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10',
  up: 'M3 10l5-5 5 5',
  down: 'M3 6l5 5 5-5',
  grip: 'M5.5 4h.01M10.5 4h.01M5.5 8h.01M10.5 8h.01M5.5 12h.01M10.5 12h.01',
};
