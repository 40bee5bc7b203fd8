import { Plural, Trans } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { statedSound } from '../../platform/course-store/stored-course.ts'
import { readDataChoices } from '../../platform/data-use/data-choices.ts'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'

export interface CourseSize {
  words: number
  sentences: number
  lessons: number
  /** Recordings that learners may hear. */
  recordings: number
  /** Share of words and sentences that speakers have checked, 0 to 1. */
  checkedShare: number
  /** As most browsers get them. */
  bytes: number
  pictureBytes: number
  soundBytes: number
}

/** Returns what a course holds, with its sound as a download on this device brings it. */
export function sizeOf({ totals }: CourseSummary): CourseSize {
  const { words, sentences, lessons, recordings, checkedItems, pictureBytes } = totals
  return {
    words,
    sentences,
    lessons,
    recordings,
    checkedShare: words + sentences === 0 ? 0 : checkedItems / (words + sentences),
    bytes: totals.downloadBytes,
    pictureBytes,
    soundBytes: statedSound(totals, readDataChoices().saver),
  }
}

/** A course of fewer words is soon at its end: who chooses it is told so. */
export const wordsOfSmall = 60

export const isSmall = (course: CourseSummary): boolean => sizeOf(course).words < wordsOfSmall

/** How many words it teaches, and whether they can be heard. */
export function CourseWords({ course }: { course: CourseSummary }) {
  const { words, recordings } = sizeOf(course)
  return recordings > 0 ? (
    <Plural value={words} one="# word, with voices" other="# words, with voices" />
  ) : (
    <Plural value={words} one="# word" other="# words" />
  )
}

/** How much speakers have checked (0 to 1), in words where it is nothing. */
export function CheckedShare({ share }: { share: number }) {
  const { language } = useInterfaceLanguage()
  if (share === 0) return <Trans>not yet checked by speakers</Trans>
  // Rounded down: all is checked only when all is.
  const percent = new Intl.NumberFormat(regionalTag(language), { style: 'percent' }).format(
    Math.max(0.01, Math.floor(share * 100) / 100),
  )
  return <Trans>{percent} checked by speakers</Trans>
}
