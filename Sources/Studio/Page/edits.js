/**
 * Returns the edit that sets a key of a wallpaper or of one of its variants; of a collection, if there is no id. Null removes
 * the key.
 * @param {{ collection: string, id?: string | null }} target
 * @param {string} key
 * @param {unknown} value
 * @param {Variant | null} [variant]
 */
export function setting({ collection, id = null }, key, value, variant = null) {
  return { op: 'set', collection, wallpaper: id, variant, key, value };
}

/**
 * Returns the edit that accepts a finding of a wallpaper; without a reason, it withdraws the acceptance.
 * @param {string | null} wallpaper
 * @param {string} rule
 * @param {string | null} reason
 */
export function acceptance(wallpaper, rule, reason) {
  return { op: 'accept', wallpaper, rule, reason };
}
