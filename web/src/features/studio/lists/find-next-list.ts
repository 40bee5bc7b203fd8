import { conceptTheme, unitTheme } from '../../../platform/recording-lists/list-address.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isFromSpeakers } from '@mboa/contract'
import { chooseRecordingList, type RecordingListChoice } from '@mboa/domain'
import { confirmedTheme, contributedTheme } from './course-recordables.ts'
import type { RecordingList } from './use-recording-list.ts'

/** A list of a kind, and what it is called. */
interface NamedList {
  readonly kind: 'word' | 'sentence'
  readonly choice: RecordingListChoice
  readonly title: MessageDescriptor | { readonly en: string; readonly fr: string }
  readonly count: number
  /** Something in it waits for more than another voice. */
  readonly isUrgent: boolean
}

type Open = Pick<NamedList, 'kind' | 'choice'>

/**
 * What to record after a list: the next theme that still has something in it, from the beginning
 * after the last; then what the other kind has; the list itself, with what was passed over in it,
 * comes last. Where all that is left has a voice already, the same for what more are wanted for.
 * Undefined where nothing is left.
 */
export function findNextList(list: RecordingList, open: Open): NamedList | undefined {
  const other = open.kind === 'word' ? 'sentence' : 'word'
  const own = namedLists(list, open.kind)
  const nth = own.findIndex(({ choice }) => isSame(choice, open.choice))
  const inOrder = [...own.slice(nth + 1), ...own.slice(0, nth + 1), ...namedLists(list, other)]
  return inOrder.find(({ isUrgent }) => isUrgent) ?? inOrder.find(({ count }) => count > 0)
}

const isSame = (one: RecordingListChoice, other: RecordingListChoice) =>
  one.kind === other.kind &&
  ('theme' in one ? one.theme : '') === ('theme' in other ? other.theme : '')

/** All lists of a kind but those that gather what others hold, in the order of the chooser. */
function namedLists(
  { listed, course, facts }: RecordingList,
  kind: 'word' | 'sentence',
): readonly NamedList[] {
  const ofKind = listed.filter(({ prompt }) => prompt.kind === kind)
  const ofCourse: readonly Pick<NamedList, 'choice' | 'title'>[] = [
    ...course.units
      .filter(({ unit }) => !isFromSpeakers(unit))
      .map(({ unit, title }) => ({ choice: themeOf(unitTheme(unit)), title })),
    { choice: themeOf(confirmedTheme), title: msg`From speakers` },
    { choice: themeOf(contributedTheme), title: msg`From speakers` },
  ]
  const beyond: typeof ofCourse = [
    { choice: { kind: 'core' }, title: msg`Start with these words` },
    ...facts.concepts
      .filter((section) => section.kind === kind)
      .flatMap(({ themes }) => themes)
      .map(({ theme, title }) => ({ choice: themeOf(conceptTheme(theme)), title })),
  ]
  const titles = kind === 'word' ? [...beyond, ...ofCourse] : [...ofCourse, ...beyond]
  return titles.map((named) => {
    const prompts = chooseRecordingList(ofKind, named.choice)
    const isUrgent = prompts.some(({ state }) => state !== 'more-voices')
    return { ...named, kind, count: prompts.length, isUrgent }
  })
}

const themeOf = (theme: string) => ({ kind: 'theme', theme }) as const
