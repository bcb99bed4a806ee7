/** @typedef {Node | string | false | null | undefined} Leaf */
/** @typedef {Leaf | Array<Leaf | Array<Leaf | Leaf[]>>} Child */

/**
 * Makes an element. Its attributes can be left out. Functions under `on…` become listeners, `vars` become custom properties;
 * nothing becomes HTML. A button submits no form unless its type says so.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {...(Record<string, any> | Child)} parts
 */
export function make(tag, ...parts) {
  const element = document.createElement(tag);
  if (tag === 'button') element.setAttribute('type', 'button');
  const [attributes, children] = isAttributes(parts[0]) ? [parts[0], parts.slice(1)] : [{}, parts];
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (name === 'vars') setVars(element, value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  return fill(element, .../** @type {Child[]} */ (children));
}

/**
 * @param {Record<string, any> | Child} part
 * @returns {part is Record<string, any>}
 */
const isAttributes = (part) => part?.constructor === Object;

/**
 * Replaces the children of an element. Texts become text nodes; null and false are left out.
 * @template {Element} E
 * @param {E} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  const flat = /** @type {any[]} */ (children).flat(Infinity);
  element.replaceChildren(...flat.filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** @param {HTMLElement | undefined} element */
function nameOf(element) {
  const label = /** @type {HTMLInputElement | undefined} */ (element)?.labels?.[0];
  return element?.ariaLabel ?? (label ?? element)?.textContent;
}

/**
 * Replaces the children of an element as `fill` does. The focus moves to the new child with the same name and place, with the
 * same name elsewhere, or at the same place; a selection in a text moves with it.
 * @param {HTMLElement} element
 * @param {...Child} children
 */
export function refill(element, ...children) {
  const focusable = () => [.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll(FOCUSABLE))];
  const before = focusable();
  const at = before.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const name = nameOf(before[at]);
  const { selectionStart, selectionEnd } = /** @type {HTMLInputElement} */ (before[at] ?? {});
  fill(element, ...children);
  if (at < 0) return element;
  const after = focusable();
  const isSame = (/** @type {HTMLElement | undefined} */ one) => name && nameOf(one) === name;
  const next = isSame(after[at]) ? after[at] : (after.find(isSame) ?? after[Math.min(at, after.length - 1)]);
  next?.focus({ preventScroll: true });
  if (next instanceof HTMLInputElement && next.selectionStart !== null && typeof selectionStart === 'number')
    next.setSelectionRange(selectionStart, selectionEnd);
  return element;
}

/**
 * Sets custom properties, such as `{ x: 4 }` for `--x: 4`.
 * @param {HTMLElement} element
 * @param {Record<string, string | number>} vars
 */
export function setVars(element, vars) {
  for (const [name, value] of Object.entries(vars)) element.style.setProperty(`--${name}`, String(value));
}

/**
 * Returns the custom properties of an image cropped by its frame to a box, in fractions of the image.
 * @param {Box} box
 */
export function partVars({ x, y, width, height }) {
  return {
    'image-width': `${100 / width}%`,
    'image-height': `${100 / height}%`,
    'image-left': `${(-100 * x) / width}%`,
    'image-top': `${(-100 * y) / height}%`,
  };
}

const SVG = 'http://www.w3.org/2000/svg';

/** @type {Record<string, string>} */
const ICON_PATHS = {
  check: 'M3 8.5l3.2 3.2L13 5',
  cross: 'M4 4l8 8M12 4l-8 8',
  warning: 'M8 2.2L14.6 13.6H1.4zM8 6.4v3.4M8 11.4v.4',
  note: 'M8 1.8a6.2 6.2 0 1 0 .01 0zM8 7.2v4M8 4.8v.4',
  back: 'M10 3L5 8l5 5',
  next: 'M6 3l5 5-5 5',
};

/**
 * Makes an element of a drawing, with its attributes as they are.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 */
export function makeDrawing(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * Adds icons by name: paths in drawings of 16 by 16 units.
 * @param {Record<string, string>} paths
 */
export function addIcons(paths) {
  Object.assign(ICON_PATHS, paths);
}

/**
 * Draws an icon in the color of the text beside it. Screen readers skip it.
 * @param {string} name
 */
export function icon(name) {
  return makeDrawing(
    'svg',
    { class: 'icon', viewBox: '0 0 16 16', 'aria-hidden': 'true' },
    makeDrawing('path', { d: ICON_PATHS[name] }),
  );
}

/**
 * Makes a highlighted paragraph.
 * @param {'warning' | 'note'} kind
 * @param {...Child} children
 */
export function warningBox(kind, ...children) {
  return make('p', { class: 'warning-box' }, icon(kind), make('span', ...children));
}

/**
 * Makes a table that scrolls sideways on its own. `label` has the attributes for its accessible name.
 * @param {Record<string, any>} label
 * @param {Record<string, any>} attributes
 * @param {string[]} heads
 * @param {HTMLElement[]} rows
 */
export function scrollingTable(label, attributes, heads, rows) {
  const cells = heads.map((head) => make('th', { scope: 'col' }, head));
  const table = make('table', attributes, make('thead', make('tr', cells)), make('tbody', rows));
  return make('div', { class: 'scroll', role: 'region', tabindex: '0', ...label }, table);
}

/**
 * Makes text for screen readers alone.
 * @param {string} text
 */
export function hiddenText(text) {
  return make('span', { class: 'sr-only' }, text);
}

/**
 * Makes a link if the address is a web address, and plain text otherwise.
 * @param {string} address
 */
export function webLink(address) {
  if (!/^https?:\/\//i.test(address)) return make('span', address);
  return make('a', { href: address, rel: 'noreferrer', target: '_blank' }, address);
}

/**
 * Makes a labeled group of buttons, one of them pressed. `choices` are `[value, text]`.
 * @template {string | boolean} V
 * @param {string} label
 * @param {[V, string][]} choices
 * @param {V} value
 * @param {(value: V) => void} onChange
 */
export function segmented(label, choices, value, onChange) {
  const buttons = choices.map(([choice, text]) =>
    make(
      'button',
      {
        'aria-pressed': String(choice === value),
        onclick: () => {
          press(choice);
          onChange(choice);
        },
      },
      text,
    ),
  );
  const press = (/** @type {V} */ pressed) =>
    buttons.forEach((button, at) => button.setAttribute('aria-pressed', String(choices[at][0] === pressed)));
  return make('div', { class: 'segmented', role: 'group', 'aria-label': label }, buttons);
}

/**
 * Makes a labeled switch.
 * @param {string} text
 * @param {boolean} isOn
 * @param {(isOn: boolean) => void} onChange
 */
export function toggle(text, isOn, onChange) {
  const box = make('input', { type: 'checkbox', role: 'switch', checked: isOn, onchange: () => onChange(box.checked) });
  return make('label', { class: 'toggle' }, box, make('span', text));
}

/**
 * Makes a labeled menu. `choices` are `[value, text]`.
 * @param {string} label
 * @param {string[][]} choices
 * @param {string} value
 * @param {(value: string) => void} onChange
 */
export function choice(label, choices, value, onChange) {
  const menu = make(
    'select',
    { onchange: () => onChange(menu.value) },
    choices.map(([key, text]) => make('option', { value: key, selected: key === value }, text)),
  );
  return make('label', { class: 'choice' }, make('span', label), menu);
}

/**
 * Announces a text to screen readers. Needs an element with the id `wallpress-live`.
 * @param {string} text
 */
export function announce(text) {
  const live = document.getElementById('wallpress-live');
  if (live) live.textContent = text;
}
