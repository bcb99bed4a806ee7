import { fill, icon, make } from './dom.js';
import { findingsList } from './findings.js';
import { wallpaperHash } from './router.js';
import { availabilityText, localesText, timelineElement } from './timeline.js';
import { countText, dayText } from './words.js';

/**
 * Who sees what: findings about the whole tree, the collections over the year, and the clients.
 * @param {PageData} data
 */
export function clientsView(data) {
  const ids = new Set(data.wallpapers.map(({ id }) => id));
  const of = (/** @type {string} */ id) => data.findings.filter(({ wallpaper }) => wallpaper === id);
  const whole = data.findings.filter(({ wallpaper }) => !data.collections.some(({ id }) => id === wallpaper));
  return make(
    'div',
    { class: 'clients-view' },
    make('h1', { tabindex: '-1' }, 'Who sees what'),
    whole.length > 0 && make('section', {}, make('h2', {}, 'About the whole tree'), findingsList(whole)),
    make(
      'section',
      {},
      make('h2', {}, 'When and where'),
      make(
        'ul',
        { class: 'calendar' },
        data.collections.map((collection) =>
          make(
            'li',
            {},
            make('h3', {}, collection.heading ?? collection.id),
            make('p', { class: 'quiet' }, `${availabilityText(collection)} ${localesText(collection.locales)}`),
            timelineElement(collection, data.today),
            findingsList(of(collection.id)),
          ),
        ),
      ),
    ),
    make(
      'section',
      {},
      make('h2', { id: 'wallpress-clients' }, 'Clients'),
      data.clients.length === 0
        ? make('p', {}, 'No client was simulated. Verify the tree to see what each client shows.')
        : clientsTable(data.clients, ids),
    ),
  );
}

/**
 * @param {PageClient[]} clients
 * @param {Set<string>} ids
 */
function clientsTable(clients, ids) {
  const heads = ['Who', 'When', 'Where', 'Sees', 'Hidden'];
  return make(
    'div',
    { class: 'scroll', role: 'region', tabindex: '0', 'aria-labelledby': 'wallpress-clients' },
    make(
      'table',
      {},
      make(
        'thead',
        {},
        make(
          'tr',
          {},
          heads.map((head) => make('th', { scope: 'col' }, head)),
        ),
      ),
      make(
        'tbody',
        {},
        clients.map((client) => clientRow(client, ids)),
      ),
    ),
  );
}

/**
 * @param {PageClient} client
 * @param {Set<string>} ids
 */
function clientRow(client, ids) {
  return make(
    'tr',
    {},
    make(
      'th',
      { scope: 'row' },
      client.device,
      make('span', { class: 'quiet' }, `${client.build} build, ${client.profile}`),
    ),
    make(
      'td',
      {},
      client.days.map((days) => make('span', { class: 'days' }, daysText(days))),
    ),
    make('td', {}, client.locales.join(', ') || 'all others'),
    make(
      'td',
      {},
      client.collections.length === 0
        ? 'nothing'
        : client.collections.map((collection) => collectionElement(collection, ids)),
      screenState(client.settings, 'Settings offer them', 'Settings do not offer them'),
      screenState(client.onboarding, 'Onboarding offers them', 'Onboarding does not offer them'),
    ),
    make(
      'td',
      {},
      client.hidden.length === 0
        ? 'nothing'
        : make(
            'ul',
            {},
            client.hidden.map((text) => make('li', {}, text)),
          ),
    ),
  );
}

/** @param {PageDays} days */
function daysText({ first, last }) {
  return first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`;
}

/**
 * The names of the wallpapers are made when somebody asks for them: there may be thousands.
 * @param {PageShownCollection} collection
 * @param {Set<string>} ids
 */
function collectionElement({ id, wallpapers }, ids) {
  const names = make('ul');
  return make(
    'details',
    {
      ontoggle: () =>
        fill(
          names,
          wallpapers.map((name) => make('li', {}, ids.has(name) ? make('a', { href: wallpaperHash(name) }, name) : name)),
        ),
    },
    make('summary', {}, `${id}: ${countText(wallpapers.length, 'wallpaper')}`),
    names,
  );
}

/**
 * @param {boolean | undefined} isShown
 * @param {string} shown
 * @param {string} hidden
 */
function screenState(isShown, shown, hidden) {
  if (typeof isShown !== 'boolean') return null;
  return make(
    'span',
    { class: `screen-state ${isShown ? 'good' : 'bad'}` },
    icon(isShown ? 'check' : 'cross'),
    isShown ? shown : hidden,
  );
}
