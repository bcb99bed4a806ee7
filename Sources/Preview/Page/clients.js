import { fill, icon, make, scrollingTable, warningBox } from './dom.js';
import { findingsList } from './findings.js';
import { wallpaperHash } from './router.js';
import { availabilityText, localesText, timelineElement } from './timeline.js';
import { countText, dayText } from './words.js';

/**
 * Makes the view of clients: findings about the whole tree, the collections over the year, and a table of the clients.
 * `isOlder` means that the simulation is older than the latest change.
 * @param {PageData} data
 * @param {boolean} [isOlder]
 */
export function clientsView(data, isOlder = false) {
  const ids = new Set(data.wallpapers.map(({ id }) => id));
  const of = (/** @type {string} */ id) => data.findings.filter(({ wallpaper }) => wallpaper === id);
  const whole = data.findings.filter(({ wallpaper }) => !data.collections.some(({ id }) => id === wallpaper));
  const rows = joinedClients(data.clients).map((client) => clientRow(client, ids));
  return make(
    'div',
    { class: 'clients-view' },
    make('h1', { tabindex: '-1' }, 'Who sees what'),
    isOlder && warningBox('note', 'This is the result before the latest changes. Build and verify to see their effect.'),
    whole.length > 0 && make('section', make('h2', 'About the whole tree'), findingsList(whole)),
    make(
      'section',
      make('h2', 'When and where'),
      make(
        'ul',
        { class: 'calendar' },
        data.collections.map((collection) =>
          make(
            'li',
            make('h3', collection.heading ?? collection.id),
            make('p', { class: 'quiet' }, `${availabilityText(collection)} ${localesText(collection.locales)}`),
            timelineElement(collection, data.today),
            findingsList(of(collection.id)),
          ),
        ),
      ),
    ),
    make(
      'section',
      make('h2', { id: 'wallpress-clients' }, 'Clients'),
      data.clients.length === 0
        ? make('p', 'No client was simulated. Verify the tree to see what each client shows.')
        : scrollingTable({ 'aria-labelledby': 'wallpress-clients' }, {}, ['Who', 'When', 'Where', 'Sees', 'Hidden'], rows),
    ),
    data.readers.length > 0 && readersSection(data.readers),
  );
}

/**
 * Makes the table of programs that read no feed, with the entries of the document that each shows.
 * @param {PageReader[]} readers
 */
function readersSection(readers) {
  const rows = readers.map(({ app, path, shown, dropped, failure }) =>
    make(
      'tr',
      make('th', { scope: 'row' }, app),
      make('td', path),
      make(
        'td',
        failure
          ? warningBox('warning', `Shows nothing: ${failure}`)
          : namesElement(countText(shown.length, 'wallpaper'), shown),
      ),
      make('td', listOrNothing(dropped)),
    ),
  );
  return make(
    'section',
    make('h2', { id: 'wallpress-readers' }, 'Other programs'),
    scrollingTable({ 'aria-labelledby': 'wallpress-readers' }, {}, ['Who', 'Reads', 'Sees', 'Hidden'], rows),
  );
}

/** @typedef {PageClient & { devices: string[], builds: string[] }} JoinedClient */

/**
 * Joins clients with equal results into one row: first devices, then builds of the app.
 * @param {PageClient[]} clients
 */
function joinedClients(clients) {
  const each = clients.map((client) => ({ ...client, devices: [client.device], builds: [client.build] }));
  const byDevice = joined(each, ({ device, devices, ...rest }) => rest, 'devices');
  return joined(byDevice, ({ device, build, builds, ...rest }) => rest, 'builds');
}

/**
 * @param {JoinedClient[]} clients
 * @param {(client: JoinedClient) => object} rest
 * @param {'devices' | 'builds'} list
 */
function joined(clients, rest, list) {
  /** @type {Map<string, JoinedClient>} */
  const rows = new Map();
  for (const client of clients) {
    const key = JSON.stringify(rest(client));
    const row = rows.get(key);
    if (row) row[list] = [...new Set([...row[list], ...client[list]])];
    else rows.set(key, client);
  }
  return [...rows.values()];
}

/**
 * @param {JoinedClient} client
 * @param {Set<string>} ids
 */
function clientRow(client, ids) {
  // "suffixed" in wallpress.yml has no meaning for people who only look.
  const profile = client.profile === 'suffixed' ? '' : `, ${client.profile}`;
  return make(
    'tr',
    make(
      'th',
      { scope: 'row' },
      client.devices.join(', '),
      make(
        'span',
        { class: 'quiet' },
        `${client.builds.join(' and ')} ${client.builds.length === 1 ? 'build' : 'builds'}${profile}`,
      ),
    ),
    make(
      'td',
      client.days.map(({ first, last }) =>
        make('span', { class: 'days' }, first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`),
      ),
    ),
    make('td', client.locales.join(', ') || 'all others'),
    make(
      'td',
      client.collections.length === 0
        ? 'nothing'
        : client.collections.map((collection) =>
            collection.wallpapers.some((name) => ids.has(name))
              ? namesElement(
                  `${collection.id}: ${countText(collection.wallpapers.length, 'wallpaper')}`,
                  collection.wallpapers,
                  ids,
                )
              : make('p', "only the app's own"),
          ),
      screenState(client.settings, 'Settings offer them', 'Settings do not offer them'),
      screenState(client.onboarding, 'Onboarding offers them', 'Onboarding does not offer them'),
    ),
    make('td', listOrNothing(client.hidden)),
  );
}

/**
 * Makes a line that opens to the names of wallpapers, with links to those on the page. The names are made when the line
 * is opened: there may be thousands.
 * @param {string} label
 * @param {string[]} names
 * @param {Set<string>} [ids]
 */
function namesElement(label, names, ids = new Set()) {
  const list = make('ul');
  return make(
    'details',
    {
      ontoggle: () =>
        fill(
          list,
          names.map((name) => make('li', ids.has(name) ? make('a', { href: wallpaperHash(name) }, name) : name)),
        ),
    },
    make('summary', label),
    list,
  );
}

/** @param {string[]} texts */
function listOrNothing(texts) {
  if (texts.length === 0) return 'nothing';
  return make(
    'ul',
    texts.map((text) => make('li', text)),
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
