import { createHash } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** A kind of notes: its fields, and the cards that each note makes. */
export interface DeckType {
  readonly id: number
  readonly name: string
  readonly fields: readonly string[]
  readonly cards: readonly {
    readonly name: string
    readonly question: string
    readonly answer: string
    /** The field without which there is no such card. */
    readonly needs: string
  }[]
  readonly css: string
}

/** How far a card is learned; all times in epoch ms. */
export interface CardProgress {
  readonly stage: 'learning' | 'review' | 'relearning'
  readonly dueAt: number
  readonly intervalDays: number
  readonly stabilityDays: number
  /** From 1 to 10. */
  readonly difficulty: number
  readonly lapses: number
  readonly reviews: readonly CardReview[]
}

export interface CardReview {
  readonly at: number
  /** 1 Again, 2 Hard, 3 Good, 4 Easy. */
  readonly rating: number
  readonly tookMs: number
}

export interface DeckNote {
  /** The same for the same note in every package, so that a newer one updates it. */
  readonly guid: string
  /** HTML: see `writeField`. */
  readonly fields: readonly string[]
  readonly cards: readonly DeckCard[]
}

export interface DeckCard {
  /** Its place among the cards of the type. */
  readonly ord: number
  /** What is not learned begins anew. */
  readonly progress: CardProgress | undefined
}

export interface Deck {
  readonly id: number
  readonly name: string
  readonly type: DeckType
  readonly notes: readonly DeckNote[]
  readonly now: number
}

const dayMs = 86_400_000
const schemaVersion = 11

/**
 * The collection of a package that every version of Anki reads (`collection.anki2`), as a database
 * of SQLite.
 * Source: rslib/src/storage/schema11.sql, notetype/schema11.rs, decks/schema11.rs,
 * card/mod.rs, revlog/mod.rs of Anki.
 */
export function writeCollection(deck: Deck): Uint8Array {
  const file = new DatabaseSync(':memory:')
  try {
    file.exec(schema)
    // Days are counted from the collection's first; none of its reviews is before that.
    const first = deck.notes
      .flatMap(({ cards }) => cards.flatMap(({ progress }) => momentsOf(progress)))
      .reduce((earliest, at) => Math.min(earliest, at), deck.now)
    const createdAt = Math.floor(first / dayMs) * dayMs
    writeRoot(file, deck, createdAt)
    writeNotes(file, deck, createdAt)
    return file.serialize()
  } finally {
    file.close()
  }
}

const momentsOf = (progress: CardProgress | undefined): number[] =>
  progress === undefined ? [] : [progress.dueAt, ...progress.reviews.map(({ at }) => at)]

function writeRoot(file: DatabaseSync, { id, name, type, now }: Deck, createdAt: number): void {
  const seconds = Math.floor(now / 1000)
  const today = { lrnToday: [0, 0], revToday: [0, 0], newToday: [0, 0], timeToday: [0, 0] }
  const deckOf = (of: { id: number; name: string }) => {
    const shape = { collapsed: false, browserCollapsed: false, desc: '', dyn: 0, conf: 1 }
    return { ...of, ...today, ...shape, extendNew: 0, extendRev: 0, mod: seconds, usn: 0 }
  }
  const decks = { 1: deckOf({ id: 1, name: 'Default' }), [id]: deckOf({ id, name }) }
  const conf = {
    activeDecks: [id],
    curDeck: id,
    curModel: type.id,
    schedVer: 2,
    nextPos: 1,
    newSpread: 0,
    collapseTime: 1200,
    timeLim: 0,
    estTimes: true,
    dueCounts: true,
    addToCur: true,
    sortType: 'noteFld',
    sortBackwards: false,
  }
  file
    .prepare('INSERT INTO col VALUES (1, ?, ?, ?, ?, 0, 0, 0, ?, ?, ?, ?, ?)')
    .run(
      Math.floor(createdAt / 1000),
      now,
      now,
      schemaVersion,
      JSON.stringify(conf),
      JSON.stringify({ [type.id]: modelOf(type, { deck: id, seconds }) }),
      JSON.stringify(decks),
      JSON.stringify({ 1: options }),
      '{}',
    )
}

function modelOf(type: DeckType, { deck, seconds }: { deck: number; seconds: number }): object {
  const look = { font: 'Arial', size: 20, rtl: false, sticky: false, media: [] }
  return {
    id: type.id,
    name: type.name,
    type: 0,
    mod: seconds,
    usn: 0,
    sortf: 0,
    did: deck,
    flds: type.fields.map((name, ord) => ({ name, ord, ...look })),
    tmpls: type.cards.map(({ name, question, answer }, ord) => {
      return { name, ord, qfmt: question, afmt: answer, bqfmt: '', bafmt: '', did: null }
    }),
    css: type.css,
    latexPre: '',
    latexPost: '',
    latexsvg: false,
    req: type.cards.map(({ needs }, ord) => [ord, 'any', [type.fields.indexOf(needs)]]),
    tags: [],
    vers: [],
  }
}

/** As Anki begins with. */
const options = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
}

function writeNotes(file: DatabaseSync, deck: Deck, createdAt: number): void {
  const [note, card] = [
    'INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, ?)',
    'INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)',
  ].map((sql) => file.prepare(sql))
  if (note === undefined || card === undefined) return
  const seconds = Math.floor(deck.now / 1000)
  const reviews: ReviewRow[] = []
  file.exec('BEGIN')
  for (const [place, { guid, fields, cards }] of deck.notes.entries()) {
    // Ids are moments of making, in ms, and all differ.
    const noteId = deck.now + place
    const bare = textOfField(fields[0] ?? '')
    const whole = fields.join('\u001F')
    note.run(noteId, guid, deck.type.id, seconds, '', whole, bare, checksum(bare), '')
    for (const { ord, progress: learned } of cards) {
      const cardId = deck.now + place * deck.type.cards.length + ord
      const state = stateOf(learned, { place, createdAt })
      const { type, queue, due, interval, factor, left, data } = state
      const [reps, lapses] = [learned?.reviews.length ?? 0, learned?.lapses ?? 0]
      const scheduled = [type, queue, due, interval, factor, reps, lapses, left, data]
      card.run(cardId, noteId, deck.id, ord, seconds, ...scheduled)
      for (const row of reviewRowsOf(learned?.reviews ?? [], { cardId, interval, factor })) {
        reviews.push(row)
      }
    }
  }
  writeReviews(file, reviews)
  file.exec('COMMIT')
}

interface ReviewRow {
  readonly at: number
  readonly cardId: number
  readonly rating: number
  /** Interval until the next review, or until the card is due. */
  readonly days: number
  /** Interval since the previous review. */
  readonly daysBefore: number
  readonly factor: number
  readonly tookMs: number
  /** 0 learned, 1 reviewed. */
  readonly kind: 0 | 1
}

function reviewRowsOf(
  reviews: readonly CardReview[],
  card: { cardId: number; interval: number; factor: number },
): ReviewRow[] {
  return reviews.map((each, place) => {
    const [before, after] = [reviews[place - 1], reviews[place + 1]]
    return {
      at: each.at,
      cardId: card.cardId,
      rating: each.rating,
      days: after === undefined ? card.interval : daysBetween(each, after),
      daysBefore: before === undefined ? 0 : daysBetween(before, each),
      factor: card.factor,
      tookMs: each.tookMs,
      kind: before === undefined ? 0 : 1,
    }
  })
}

function writeReviews(file: DatabaseSync, rows: ReviewRow[]): void {
  const insert = file.prepare('INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)')
  // Ids are unique timestamps: each review takes the next free one.
  let id = -Infinity
  for (const row of rows.sort((one, other) => one.at - other.at)) {
    id = Math.max(row.at, id + 1)
    const { cardId, rating, days, daysBefore, factor, tookMs, kind } = row
    insert.run(id, cardId, rating, days, daysBefore, factor, tookMs, kind)
  }
}

const daysBetween = (one: CardReview, other: CardReview): number =>
  Math.round((other.at - one.at) / dayMs)

const kinds = { learning: 1, review: 2, relearning: 3 } as const
const startFactor = 2500
/** One step is left, today and in all. */
const oneStep = 1001

function stateOf(
  learned: CardProgress | undefined,
  { place, createdAt }: { place: number; createdAt: number },
): {
  type: number
  queue: number
  due: number
  interval: number
  factor: number
  left: number
  data: string
} {
  if (learned === undefined) {
    return { type: 0, queue: 0, due: place + 1, interval: 0, factor: 0, left: 0, data: '' }
  }
  const { stage, dueAt, stabilityDays, difficulty, reviews } = learned
  const isReview = stage === 'review'
  const last = reviews.at(-1)
  return {
    type: kinds[stage],
    // What is learned a second time waits like what is learned a first.
    queue: isReview ? 2 : 1,
    due: isReview ? Math.floor((dueAt - createdAt) / dayMs) : Math.floor(dueAt / 1000),
    interval: Math.max(1, Math.round(learned.intervalDays)),
    factor: startFactor,
    left: isReview ? 0 : oneStep,
    data: JSON.stringify({
      s: round(stabilityDays, 4),
      d: round(difficulty, 3),
      ...(last !== undefined && { lrt: Math.floor(last.at / 1000) }),
    }),
  }
}

const round = (value: number, places: number) => Number(value.toFixed(places))

/** What Anki sorts by and finds the same note by. */
const textOfField = (html: string): string => html.replace(/<[^>]*>|\[sound:[^\]]*\]/g, '').trim()

const checksum = (text: string): number => createHash('sha1').update(text).digest().readUInt32BE(0)

const schema = `
CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL,
  scm integer NOT NULL, ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL,
  ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL,
  dconf text NOT NULL, tags text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL,
  mod integer NOT NULL, usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL,
  sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL,
  ord integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL,
  queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL,
  reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL,
  odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL,
  ease integer NOT NULL, ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL,
  time integer NOT NULL, type integer NOT NULL);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);`
