// The JSON that the program writes for both pages. `make lint` fails if JavaScript reads a key that is missing here, and
// StudioTests.PageDataTests if Swift writes a key or a type that differs. Keys with `?` are omitted without a value. The
// test reads this file: types are names, literals, lists, maps, and unions of them.

/** The name of a `PageVariant`. */
type Variant = string;
type ColorKey =
  'text-color' | 'logo-text-color' | 'card-color' | 'card-color-light' | 'card-color-dark' | 'average-color';
/** YYYY-MM-DD. */
type Day = string;
/** Six hexadecimal digits. */
type Color = string;

// The data of a preview: PageData.swift and its neighbors.

interface PageData {
  title: string;
  today: Day;
  verdict?: PageOutcome;
  against?: string;
  goal: number;
  sharpUpTo: number;
  variants: PageVariant[];
  units: ByteUnit[];
  screens: PageScreen[];
  groups: string[];
  clients: PageClient[];
  readers: PageReader[];
  collections: PageCollection[];
  settings: PageSettings[];
  wallpapers: PageWallpaper[];
  removed: PageWallpaper[];
  findings: PageFinding[];
  sheet?: PageSheet;
  invitation?: PageInvitation;
}

/** The layout of a contact sheet. */
interface PageSheet {
  variant: Variant;
  hasHomePages: boolean;
  columns: number;
  cell: number;
}

/** The ways for a phone to open the page. */
interface PageInvitation {
  addresses: string[];
  code: string[];
  hint: string;
}

interface PageVariant {
  name: Variant;
  title: string;
  shape: 'upright' | 'wide' | 'small';
  scale: number;
  line: Record<string, string>;
  screen?: number;
}

interface ByteUnit {
  name: string;
  bytes: number;
  decimals: number;
}

interface PageOutcome {
  isOK: boolean;
  summary: string;
}

interface PageScreen {
  name: string;
  group: string;
  device: string;
  arrangement: 'portrait' | 'landscape' | 'split view';
  width: number;
  height: number;
  variant: Variant;
  anchor: 'center' | 'bottom-left';
  isAndroid: boolean;
  isEcosia: boolean;
  frame: Box;
  forms: PageForm[];
}

/** In percent; null if the theme decides the color. */
type LineShare = number | null;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface PageForm {
  boxes: PageTextBox[];
  furniture: PageFurniture[];
}

interface PageTextBox extends Box {
  kind: 'logo' | 'label' | 'title' | 'show all' | 'news' | 'status bar' | 'address';
  ink: Ink | 'white' | 'theme';
}

type Ink = 'text' | 'logo';

interface PageFurniture extends Box {
  kind: 'status bar' | 'address bar' | 'toolbar' | 'home indicator' | 'mark' | 'tile' | 'card' | 'story';
}

interface PageClient {
  device: string;
  profile: string;
  build: string;
  days: PageDays[];
  locales: string[];
  collections: PageShownCollection[];
  settings?: boolean;
  onboarding?: boolean;
  hidden: string[];
}

/** A program that is not a client, and the entries it shows of its document. */
interface PageReader {
  app: string;
  path: string;
  shown: string[];
  dropped: string[];
  failure?: string;
}

interface PageDays {
  first: Day;
  last: Day;
}

interface PageShownCollection {
  id: string;
  wallpapers: string[];
}

/** The settings of an app, in which people choose a wallpaper. A missing title or text is the app's own. */
interface PageSettings {
  app: string;
  ratio: number;
  width?: number;
  stretches: boolean;
  speaksIDs: boolean;
  sections: PageSettingsSection[];
}

interface PageSettingsSection {
  collection: string;
  title?: string;
  text?: string;
  hasText: boolean;
  hasLink: boolean;
  firstPlace: number;
  undrawn: string[];
  unchoosable: string[];
}

interface PageCollection {
  id: string;
  heading?: string;
  description?: string;
  subheading?: string;
  learnMoreURL?: string;
  locales?: string[];
  start?: Day;
  end?: Day;
  lastDay?: Day;
  shown: 'now' | 'later' | 'over' | 'always';
  wallpapers: string[];
  change: PageChangeItem[];
}

interface PageWallpaper {
  id: string;
  collection: string;
  name?: string;
  credit: PageCreditPart[];
  pictures: PagePicture[];
  colors: PageSwatch[];
  means: number[][];
  lines: LineShare[][][];
  worst?: PageWorst;
  findings: PageFinding[];
  rank: number;
  change?: PageChange;
}

interface PageCreditPart {
  title: string;
  text: string;
  address?: string;
}

interface PageWorst {
  screen: number;
  mean: number;
}

interface PagePicture {
  variant: Variant;
  path: string;
  source: string;
  /** A small version for the grid. */
  small?: string;
  width: number;
  height: number;
  bytes?: number;
  kept?: number;
  isDoubtful: boolean;
  isByHand: boolean;
  enlarged?: number;
  mask?: PageMask;
}

/** Bits in base64: 1 for a cell that misses the contrast. */
interface PageMask {
  columns: number;
  rows: number;
  text: string;
  logo: string;
}

interface PageSwatch {
  key: ColorKey;
  name: string;
  color: Color;
  ink?: Color;
  ratio?: number;
  isEnough?: boolean;
  isPinned: boolean;
}

interface PageFinding {
  rule: string;
  severity: 'error' | 'warning' | 'note';
  wallpaper?: string;
  path?: string;
  variant?: Variant;
  line?: number;
  message: string;
  effect: string;
  fix: string;
  urgency: number;
}

interface PageChange {
  kind: 'new' | 'changed' | 'same';
  items: PageChangeItem[];
  isStale: boolean;
  before?: PageBefore;
}

interface PageBefore {
  pictures: PagePicture[];
  colors: PageSwatch[];
}

interface PageChangeItem {
  what: 'picture' | 'color' | 'text' | 'date' | 'bytes' | 'locales' | 'order' | 'collection';
  name: string;
  before: string;
  after: string;
}

// The studio's additions: StudioData.swift and StudioWallpaper.swift.

interface StudioPage extends PageData {
  wallpapers: StudioWallpaper[];
  studio: StudioData;
}

interface StudioData {
  input: string;
  output: string;
  revision: number;
  canUndo: boolean;
  canRedo: boolean;
  isChanged: boolean;
  steps: StudioStep[];
  publishCommand: string;
  isVerdictOlder: boolean;
  conflict: string[];
  merged: string[];
  warning?: string;
  pictureExtensions: string[];
  settings: StudioSetting[];
  recipe: StudioRecipe;
  masterSize?: StudioMasterSize;
  unusable: StudioProblem[];
}

/** Things changed by one step. */
interface StudioStep {
  words: string;
  wallpapers: string[];
  collection?: string;
}

interface StudioMasterSize {
  width: number;
  height: number;
  variant: Variant;
  variantHeight: number;
}

interface StudioSetting {
  name: string;
  kind: 'text' | 'address' | 'color' | 'choice' | 'point' | 'box';
  destination: 'crop' | 'recipe' | 'metadata';
  title: string;
  help: string;
  example: string;
  choices: string[];
  fallback?: string;
}

interface StudioRecipe {
  ink: 'auto' | 'light' | 'dark';
  scrim: 'none' | 'auto';
  maxStrength: number;
}

interface StudioProblem {
  path: string;
  line?: number;
  reason: string;
  isKept: boolean;
  missing?: StudioMissing;
}

/** A wallpaper that is named by a collection and has no picture. */
interface StudioMissing {
  collection: string;
  id: string;
  candidates: string[];
}

interface StudioWallpaper extends PageWallpaper {
  studio: StudioAdditions;
}

interface StudioAdditions {
  masters: StudioMaster[];
  crops: StudioCrop[];
  settings: StudioSettings;
  /** By the name of the setting. */
  found: Record<string, StudioFound>;
  candidates: StudioCandidate[];
  accepted: StudioAccepted[];
  isReleased: boolean;
  isExact: boolean;
  isChecked: boolean;
  older: StudioOlder[];
  built: StudioBuilt[];
  key: string;
  proposal?: StudioRemedy;
  /** The advice of findings in words, by the phrase with settings. */
  advice: Record<string, string>;
  error?: string;
  scrimPeak?: number;
}

/** Settings that make home pages legible, and the wallpaper with them. */
interface StudioRemedy {
  places: Record<string, number[]>;
  addsScrim: boolean;
  words: string;
  percent: number;
  shown: PageWallpaper;
}

interface StudioFound {
  text: string;
  origin: string;
}

interface StudioMaster {
  path: string;
  source: string;
  width: number;
  height: number;
  variant?: Variant;
}

interface StudioCrop {
  variant: Variant;
  master: number;
  /** In fractions of the master. */
  box: Box;
  chooser: 'focus' | 'keep' | 'attention' | 'center';
  keep?: number[];
  kept?: number;
  isOwn: boolean;
  proposals: StudioProposal[];
}

interface StudioProposal {
  kind: 'automatic' | 'other' | 'legible' | 'left' | 'right' | 'top' | 'bottom' | 'middle';
  focus: number[];
}

interface StudioSettings {
  values: Record<string, string>;
  focus?: number[];
  keep?: number[];
  variants: Record<string, StudioPlace>;
}

interface StudioPlace {
  focus?: number[];
  keep?: number[];
}

interface StudioCandidate {
  key: ColorKey;
  color: Color;
  name: string;
  ratio: number;
  isEnough: boolean;
}

interface StudioOlder {
  from: JobKind;
  findings: PageFinding[];
}

/** A picture of the last build. */
interface StudioBuilt {
  variant: Variant;
  source: string;
}

interface StudioAccepted {
  rule: string;
  reason: string;
}

// The studio's responses: StudioModel.swift, FileChange.swift, Responses.swift and MasterUpload.swift.

interface EditResponse {
  studio: StudioData;
  collections: PageCollection[];
  settings: PageSettings[];
  wallpapers: StudioWallpaper[];
  step?: StudioStep;
}

interface SaveResponse {
  saved: string[];
  merged: string[];
  studio: StudioData;
}

interface ChangesResponse {
  files: FileChange[];
  summary: SettingsChange[];
}

interface SettingsChange {
  collection?: string;
  wallpaper?: string;
  words: string[];
  before: StudioCrop[];
}

interface FileChange {
  path: string;
  isNew: boolean;
  diff: ChangedLine[];
  text: string;
  conflict?: FileConflict;
}

interface FileConflict {
  key: string;
  parts: ConflictPart[];
}

interface ConflictPart {
  before: string[];
  after: string[];
  mine: ChangedLine[];
  disk: ChangedLine[];
}

interface ChangedLine {
  kind: 'same' | 'added' | 'removed' | 'gap';
  text: string;
  line: number;
}

interface UploadResponse {
  id: string;
  path: string;
  width: number;
  height: number;
  needed?: UploadSize;
}

interface UploadSize {
  width: number;
  height: number;
}

interface Failure {
  error: string;
  conflicts?: SaveConflict[];
  overwrites?: string[];
}

interface SaveConflict {
  path: string;
  mine: string;
  disk?: string;
}

// The studio's events: Events.swift.

type JobKind = 'build' | 'verify';

interface ChangedNews {
  ids: string[] | null;
}

interface RevisionNews {
  revision: number;
}

interface ProgressNews {
  job: JobKind;
  done: number;
  total: number;
  text: string;
}

interface LogNews {
  text: string;
}

interface FinishedNews {
  job: JobKind;
  isOK: boolean;
  summary: string;
  findings: PageFinding[];
}
