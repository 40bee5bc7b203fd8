import {
  api,
  addressOf,
  consentTextVersion,
  type ConceptSection,
  type Consents,
  type ReceivedTake,
  type RecordingOverview,
} from '@mboa/contract'
import { anOverview } from '../../../../testing/recording-lists.ts'
import { succeed } from '../../../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../../../testing/test-course.ts'
import { aProfile, aUser } from '../../../../testing/users.ts'

export const listPath = `${addressOf(api.readRecordingList, { params: { course: 'ewo' } })}?known=`
const farming: ConceptSection = {
  section: 'work',
  kind: 'word',
  title: { en: 'Work and farm', fr: 'Le travail et les champs' },
  themes: [
    {
      theme: 'farm',
      title: { en: 'The farm', fr: 'Les champs' },
      concepts: [
        { concept: 'hoe', core: 1, gloss: { en: 'hoe', fr: 'une houe' } },
        { concept: 'farm', gloss: { en: 'farm', fr: 'un champ' } },
        { concept: 'tractor', gloss: { en: 'tractor', fr: 'un tracteur' }, hidden: 'odd' },
        { concept: 'today-again', gloss: { en: 'Today', fr: 'aujourd’hui' } },
      ],
    },
  ],
}
const talking: ConceptSection = {
  section: 'conversations-1',
  kind: 'sentence',
  title: { en: 'First conversations', fr: 'Premières conversations' },
  themes: [
    {
      theme: 'morning',
      title: { en: 'Greeting in the morning', fr: 'Saluer le matin' },
      concepts: [
        { concept: 'morning-1', speaker: 'A', gloss: { en: 'Good morning.', fr: 'Bonjour.' } },
        { concept: 'morning-2', speaker: 'B', gloss: { en: 'And you?', fr: 'Et toi\u00A0?' } },
      ],
    },
  ],
}
export const sectionPath = (section: string) =>
  addressOf(api.readConcepts, { params: { section, revision: 'r1' } })
export const overview = anOverview({
  concepts: [
    { section: 'work', revision: 'r1' },
    { section: 'conversations-1', revision: 'r1' },
  ],
  items: [{ item: 'ewo.tomorrow', approved: [], voices: 0, askedForBy: 2 }],
})
/** As the server describes a course that lacks a greeting and a number. */
export const numbers: ConceptSection = {
  section: 'quantities',
  kind: 'word',
  title: { en: 'Numbers', fr: 'Les nombres' },
  themes: [
    {
      theme: 'numbers',
      title: { en: 'Numbers', fr: 'Les nombres' },
      concepts: [
        { concept: 'nine', core: 2, gloss: { en: 'nine', fr: 'neuf' } },
        { concept: 'hello', gloss: { en: 'hello', fr: 'bonjour' } },
      ],
    },
  ],
}
export const lacking: RecordingOverview = {
  ...overview,
  first: ['hello', 'today-again', 'nine'],
  concepts: [...overview.concepts, { section: 'quantities', revision: 'r1' }],
}
/** On another device. */
export const agreed: Consents = {
  textVersion: consentTextVersion,
  consents: [
    {
      use: 'learners',
      textVersion: consentTextVersion,
      licence: null,
      guardianName: null,
      givenAt: 1_790_000_000_000,
      withdrawnAt: null,
    },
  ],
}
export const sentBack: ReceivedTake = {
  id: '01930000-0000-7000-8000-000000000001',
  course: 'ewo',
  item: 'ewo.today',
  dialect: null,
  recordedAt: 1,
  state: 'sent-back',
  sentBackReason: 'noise',
  sentBackComment: '',
}

export const answers = {
  [api.listCourses.path]: succeed({ courses: [testCourse] }),
  [api.readProfile.path]: succeed(
    aProfile({ user: aUser({ role: 'recorder' }), recorderLanguages: ['ewo'] }),
  ),
  [addressOf(api.readUnitPacks, {
    params: { course: 'ewo', units: testUnit.unit, revisions: 'r1' },
  })]: succeed(testUnit),
  [listPath]: succeed(overview),
  [api.readConsents.path]: succeed(agreed),
  [sectionPath('work')]: succeed(farming),
  [sectionPath('conversations-1')]: succeed(talking),
  [`${api.listTakes.path}?after=`]: succeed({
    takes: [sentBack],
    mark: 'm1',
    epoch: 'first',
    more: false,
  }),
}
/** Everything that the course itself has is recorded, by enough speakers or by so many. */
export const recorded = (items: readonly string[], voices = 3, dialect: string | null = null) =>
  items.map((item) => ({
    item,
    approved: [{ dialect, recordings: voices, voices }],
    voices,
    askedForBy: 0,
  }))
export const approvedToday = { ...sentBack, state: 'approved', sentBackReason: null } as const
export const ofCourse = ['ewo.today', 'ewo.tomorrow', 'ewo.yesterday']
