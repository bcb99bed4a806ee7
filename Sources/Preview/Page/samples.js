/**
 * Words by section, each about as wide as its box. The layout does not name the section of a box.
 * @type {Record<string, [number, string][]>}
 */
const TITLES = {
  english: [
    [124, 'Jump back in'],
    [104, 'Bookmarks'],
    [72, 'Stories'],
  ],
  german: [
    [215, 'Hier weiterlesen'],
    [160, 'Meine Lesezeichen'],
    [250, 'Geschichten zum Nachdenken'],
  ],
  arabic: [
    [124, 'متابعة التصفح'],
    [104, 'العلامات'],
    [72, 'قصص'],
  ],
  longArabic: [
    [215, 'العودة إلى حيث توقفت'],
    [160, 'العلامات المرجعية'],
    [250, 'قصص تدعو إلى التفكير العميق'],
  ],
};
const LABELS = {
  english: ['Videos', 'Mail', 'Weather', 'Recipes'],
  german: ['Wettervorhersage', 'Nachrichtenportal', 'Einkaufszettel', 'Stellenangebote'],
  arabic: ['فيديو', 'بريد', 'الطقس', 'وصفات'],
  longArabic: ['توقعات الطقس اليوم', 'آخر الأخبار المحلية', 'قائمة المشتريات', 'وصفات الطبخ السريع'],
};
const NEWS = { english: 'News', german: 'Nachrichten', arabic: 'أخبار', longArabic: 'آخر الأخبار' };
const SHOW_ALL = { english: 'Show all', german: 'Alle anzeigen', arabic: 'عرض الكل', longArabic: 'عرض جميع العناصر' };

/**
 * Returns the text of a box: English, German if labels are long, Arabic from right to left.
 * @param {PageTextBox} box
 * @param {number} number
 * @param {import('./frame.js').Look} look
 */
export function sampleText(box, number, look) {
  const language = look.isRightToLeft ? (look.isLong ? 'longArabic' : 'arabic') : look.isLong ? 'german' : 'english';
  if (box.kind === 'logo') return 'Browser';
  if (box.kind === 'news') return NEWS[language];
  if (box.kind === 'show all') return SHOW_ALL[language];
  if (box.kind === 'label') return LABELS[language][(number + 3) % 4];
  return nearest(TITLES[language], box.width);
}

/**
 * @param {[number, string][]} titles
 * @param {number} width
 */
function nearest(titles, width) {
  const distances = titles.map(([usual]) => Math.abs(usual - width));
  return titles[distances.indexOf(Math.min(...distances))][1];
}
