import { soundFiles, type Files } from './planted-packs.ts'

/** The unit that teaches, in the files below. */
export const taughtUnit = 'ewo/02-first-talk.yaml'

const source = `    sources:
      - { citation: a book, licence: all rights reserved, use: fact }
    licence: CC-BY-4.0
    checkedBy: 0
`

const word = (slug: string, text: string, en: string, fr: string) => `  - id: ewo.${slug}
    text: ${text}
    gloss: { en: [${en}], fr: [${fr}] }
    category: talk
${source}`

const text = `format: 1
course: ewo
unit: first-talk
order: 2
title: { en: First talk, fr: Premiers échanges }
orthography: general-alphabet
words:
${word('yes', 'owé', 'yes', 'oui')}${word('no', 'tɛgɛ', 'no', 'non')}${word('go', 'kə', 'go', 'aller')}${word('where', 'vé', 'where', 'où')}
sentences:
  - id: ewo.where-are-you-going
    text: Wa kə vé?
    accepted: [Wa kə vé]
    gloss: { en: [Where are you going?], fr: [Où vas-tu ?] }
    category: question
    tokens:
      - { text: Wa, gloss: { en: you, fr: tu } }
      - { text: kə, word: ewo.go }
      - { text: vé, word: ewo.where }
${source}
lessons:
  - id: ewo.lesson-first-talk
    title: { en: First talk, fr: Premiers échanges }
    steps:
      - step: present
        items: [ewo.yes, ewo.no, ewo.go, ewo.where]
      - step: note
        about: spelling
        text: { en: Ə is a letter., fr: Ə est une lettre. }
        examples: [ewo.go]
        sources: [{ citation: a book, licence: all rights reserved, use: fact }]
      - step: drill
        items: [ewo.yes, ewo.no]
        skills: [recognise, write]
      - step: sentences
        items: [ewo.where-are-you-going]
      - step: check
        items: [ewo.yes, ewo.go]
`

/** The sound course with a unit of words, a sentence and a lesson. */
export const taughtFiles: Files = { ...soundFiles, [taughtUnit]: text }

/** The same with one text of that unit replaced. @throws when the unit does not hold it. */
export function plantInLesson(from: string, to: string): Files {
  if (!text.includes(from)) throw new Error(`${taughtUnit} holds no "${from}"`)
  return { ...taughtFiles, [taughtUnit]: text.replace(from, () => to) }
}
