import {
  learnersOnlyLicence,
  type Bilingual,
  type GlossLanguage,
  type Sentence,
  type Word,
} from '@mboa/contract'
import { cardKey, type Skill } from '@mboa/domain'
import { type DeckCard, type DeckNote, type DeckType, writeField } from '@mboa/formats'
import type { OpenSound } from '../published/index.ts'
import type { LearnedCard } from './read-learned.ts'

/** The names of the fields are those that a table's columns have: a deck comes in again as it is. */
const texts = {
  en: {
    fields: ['Word', 'English', 'French', 'Sound', 'Kind', 'Note', 'Source', 'Licence'],
    cards: ['Understand', 'Say', 'Hear'],
    spoken: 'Spoken by',
    kinds: { word: 'word', sentence: 'sentence' },
  },
  fr: {
    fields: ['Mot', 'Anglais', 'Français', 'Son', 'Genre', 'Remarque', 'Source', 'Licence'],
    cards: ['Comprendre', 'Dire', 'Entendre'],
    spoken: 'Voix\u00A0:',
    kinds: { word: 'mot', sentence: 'phrase' },
  },
} as const satisfies Record<GlossLanguage, unknown>

/** The skills that have a card in Anki, in the order of these. */
const skillsOfCards = ['recognise', 'recall', 'hear'] as const satisfies readonly Skill[]
const hearing = 2

const css = `.card { font: 1.4em/1.5 sans-serif; text-align: center; color: #222; background: #fff }
.small { font-size: 0.6em; opacity: 0.7 }
.nightMode.card { color: #eee; background: #222 }`

/** Their own for each language: Anki tells types of notes apart by their ids. */
const typeIds = { en: 1_795_600_000_001, fr: 1_795_600_000_002 } as const

export function composeType(language: GlossLanguage): DeckType {
  const [word, english, french, sound, , note, source, licence] = texts[language].fields
  const meaning = language === 'en' ? english : french
  const footer = `<div class="small">{{#${note}}}{{${note}}}<br>{{/${note}}}{{${source}}} · {{${licence}}}</div>`
  const named = texts[language].cards
  const heard = `{{${sound}}}`
  const behind = `{{FrontSide}}<hr id=answer>`
  return {
    id: typeIds[language],
    name: `Mboa (${language})`,
    fields: texts[language].fields,
    css,
    cards: [
      {
        name: named[0],
        question: `{{${word}}}`,
        answer: `${behind}{{${meaning}}} ${heard}${footer}`,
        needs: word,
      },
      {
        name: named[1],
        question: `{{${meaning}}}`,
        answer: `${behind}{{${word}}} ${heard}${footer}`,
        needs: meaning,
      },
      {
        name: named[2],
        question: `{{#${sound}}}${heard}{{/${sound}}}`,
        answer: `${behind}{{${word}}}<br>{{${meaning}}}${footer}`,
        needs: sound,
      },
    ],
  }
}

export interface LearnedItem {
  readonly item: Word | Sentence
  readonly kind: 'word' | 'sentence'
}

interface Wanted {
  readonly language: GlossLanguage
  readonly learned: ReadonlyMap<string, LearnedCard>
  readonly hasProgress: boolean
  readonly sounds: ReadonlyMap<string, OpenSound>
}

/** Whether a text may leave Mboa. */
export const isOpen = ({ licence }: Word | Sentence): boolean => licence !== learnersOnlyLicence

export function composeNote({ item, kind }: LearnedItem, wanted: Wanted): DeckNote {
  const { language } = wanted
  const sound = wanted.sounds.get(item.id)
  const lines = (all: readonly string[]) => all.map(writeField).join('<br>')
  const voice =
    sound === undefined ? [] : [`${texts[language].spoken} ${sound.name ?? '–'} (${sound.licence})`]
  return {
    guid: item.id,
    fields: [
      writeField(item.text),
      lines(item.gloss.en),
      lines(item.gloss.fr),
      sound === undefined ? '' : `[sound:${soundName(sound)}]`,
      texts[language].kinds[kind],
      lines([...noteOf(item.note, language), ...voice]),
      lines(item.sources.map(({ citation }) => citation)),
      writeField(item.licence),
    ],
    cards: skillsOfCards.flatMap((skill, ord): DeckCard[] => {
      if (ord === hearing && sound === undefined) return []
      const found = wanted.hasProgress ? wanted.learned.get(cardKey(item.id, skill)) : undefined
      return [{ ord, progress: found && { ...found.card, reviews: found.reviews } }]
    }),
  }
}

const noteOf = (note: Bilingual | undefined, language: GlossLanguage): string[] =>
  note === undefined ? [] : [note[language]]

/** Players of Anki know the ending of the container better than that of what is in it. */
export const soundName = ({ take }: OpenSound): string => `mboa-${take}.ogg`
