import {
  bilingualSchema,
  lineSchema,
  packFormat,
  type Sentence,
  sourcesSchema,
  type UnitPack,
  type Word,
} from '@mboa/contract'
import { expandAccepted, withoutTone } from '@mboa/domain'
import * as v from 'valibot'
import { within, type Finding } from '../problem.ts'
import { formsOf } from './conventions.ts'
import { foldAnswer } from './duplicates.ts'

/** Beside the units of a course: what none of them may teach before a speaker has said so. */
export const unconfirmedFile = 'unconfirmed.yaml'

/**
 * Why a form must not be taught: `joined` from parts that the source gives apart; a `plural` made
 * by rule; a `stem` that never stands alone; `phonetic`, with its spelling by rule; `respelled`, by
 * rule too, from another spelling than the course's; `disputed` between sources; `doubtful`, a
 * likely slip of its source.
 */
const reasons = [
  'joined',
  'plural',
  'stem',
  'phonetic',
  'respelled',
  'disputed',
  'doubtful',
] as const

const explanations: Record<(typeof reasons)[number], string> = {
  joined: 'joined from parts that the source gives apart',
  plural: 'a plural made by rule',
  stem: 'a stem that never stands alone',
  phonetic: 'known in phonetic letters only',
  respelled: 'respelled by rule from another spelling',
  disputed: 'disputed between sources',
  doubtful: 'a likely slip of its source',
}

const unconfirmedFormSchema = v.object({
  text: lineSchema,
  gloss: bilingualSchema,
  why: v.picklist(reasons),
})

/** `unconfirmed.yaml`: forms to ask speakers for. */
export const unconfirmedSchema = v.object({
  format: v.literal(packFormat),
  course: v.string(),
  forms: v.pipe(v.array(unconfirmedFormSchema), v.minLength(1)),
  sources: sourcesSchema,
})

export type UnconfirmedForm = v.InferOutput<typeof unconfirmedFormSchema>

/**
 * The items of a unit that are unconfirmed forms: in what is taught or accepted, and also without
 * their tone marks where the meaning is the same.
 */
export function checkUnconfirmed(unit: UnitPack, forms: readonly UnconfirmedForm[]): Finding[] {
  return (['words', 'sentences'] as const).flatMap((list) =>
    (unit[list] ?? []).flatMap((item, index) =>
      textsOf(item).flatMap(({ text, path }): Finding[] => {
        const form = forms.find((one) => isSame(one, item, text))
        if (form === undefined) return []
        const message = `"${text}" waits for a speaker: it is ${explanations[form.why]}`
        return [within({ path, code: 'unconfirmed', message }, [list, index])]
      }),
    ),
  )
}

function textsOf(item: Word | Sentence) {
  const { text, accepted = [], variants = [] } = item
  return [
    { text, path: ['text'] },
    ...accepted.map((other, index) => ({ text: other, path: ['accepted', index] })),
    ...variants.map((other, index) => ({ text: other.text, path: ['variants', index, 'text'] })),
    ...formsOf(item).map(({ text: other, textPath: path }) => ({ text: other, path })),
  ]
}

function isSame(form: UnconfirmedForm, { gloss }: Word | Sentence, text: string): boolean {
  const unmarked = (one: string) => foldAnswer(withoutTone(one))
  const means = gloss.en.some((meaning) => foldAnswer(meaning) === foldAnswer(form.gloss.en))
  return expandAccepted(text).some(
    (one) =>
      foldAnswer(one) === foldAnswer(form.text) || (means && unmarked(one) === unmarked(form.text)),
  )
}
