import { api, pagePaths, type ImportDraftAnswer, type ImportJob } from '@mboa/contract'
import { LanguageDeskScreen } from '../../../../web/src/features/language-desk/language-desk-screen.tsx'
import { aDesk } from '../../../../web/src/features/language-desk/testing/a-desk.ts'
import { renderAppPart } from '../../../../web/src/testing/render-app-part.tsx'
import { succeed } from '../../../../web/src/testing/stub-network.ts'
import { aProfile, aUser } from '../../../../web/src/testing/users.ts'

export const user = aUser({ role: 'recorder', fullName: 'Marie Mballa' })
export const at = (path: string, id = '') => path.replace(':language', 'ewo').replace(':id', id)
const desk = aDesk()
export const draft: ImportDraftAnswer = {
  broken: null,
  columns: [
    { key: 'text', name: 'text', of: null, holds: 'text', examples: ['sɔ́ndɔ'] },
    { key: 'Back', name: 'Back', of: 'Basic', holds: '', examples: ['Sunday', 'Monday'] },
  ],
  writingSystems: [],
  languages: [],
  sheets: [],
  entries: 3,
  proposed: 1,
  asking: 0,
  omitted: [],
  leftOut: { count: 0, items: [] },
  kept: [{ reason: 'in-course', count: 2, examples: ['sɔ́ndɔ'] }],
  refused: {
    count: 1,
    problems: [{ line: 4, entry: 'ŋgɔl', reason: 'too-many-cells', message: '4 cells' }],
  },
  differing: { count: 1, items: [{ text: 'abá', here: 'axe', there: 'hoe' }] },
  earlier: { same: 1, changed: 0 },
  misspelled: 1,
}
let jobs = 0
/** Each has an id of its own: what this page sends outlives a test. */
export const aJob = (differences: Partial<ImportJob> = {}): ImportJob => ({
  id: `job-${(jobs += 1)}`,
  fileName: 'mots.csv',
  bytes: 20,
  modifiedAt: 5,
  state: 'sending',
  done: 0,
  total: 20,
  openedAt: 0,
  terms: {
    source: 'A word list',
    licence: 'CC-BY-4.0',
    dialect: null,
    orthography: 'agla',
    speaker: null,
  },
  fields: {},
  format: 'csv',
  draft: null,
  clips: null,
  problem: null,
  kept: null,
  ...differences,
})
export const aDraft = (differences: Partial<ImportJob> = {}) =>
  aJob({ state: 'draft', draft, ...differences })
export const imports = {
  imports: [],
  next: null,
  orthographies: [{ id: 'agla', name: { en: 'General Alphabet', fr: 'Alphabet général' } }],
  open: [],
  withheld: 0,
  course: [],
  recordings: { open: [], withheld: 0 },
}
export const importsPath = at(api.listImports.path)
export const jobsPath = at(api.listImportJobs.path)
export const jobPath = (id: string) => at(api.readImportJob.path, id)
export const piecePath = (id: string, place: number) =>
  at(api.sendImportPiece.path, id).replace(':place', String(place))

/** What the desk asks with these files, and each of them by itself. */
export const list = (...listed: readonly ImportJob[]) => ({
  [api.readProfile.path]: succeed(
    aProfile({ user, recorderLanguages: ['ewo'], coordinatedLanguages: ['ewo'] }),
  ),
  [at(api.readDesk.path)]: succeed(desk),
  [`GET ${importsPath}`]: succeed(imports),
  // A list goes without drafts.
  [`GET ${jobsPath}`]: succeed({
    jobs: listed.map((job) => ({ ...job, draft: null })),
    next: null,
  }),
  ...Object.fromEntries(listed.map((job) => [`GET ${jobPath(job.id)}`, succeed(job)])),
})

export const openFiles = () =>
  renderAppPart(<LanguageDeskScreen />, { user, path: `${pagePaths.languageDesk}?tab=files` })
type Screen = Awaited<ReturnType<typeof openFiles>>

export async function openDraft(screen: Screen) {
  await screen.getByRole('button', { name: /^See what it would add/ }).click()
}
