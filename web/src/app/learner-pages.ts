import { pagePaths } from '@mboa/contract'
import { bringTextsOf } from '../i18n/catalogue.ts'
import { lazyPage } from '../ui/lazy-page.ts'
import { coursesPage, lessonsPage, progressPage, searchPage } from './framed-pages.ts'

/** None of the learner's parts waits for the code of another. */
export const learnerDashboard = lazyPage(
  'signed-in',
  async () => (await import('./learner-dashboard.tsx')).LearnerDashboard,
)
export const wordPractisePage = lazyPage(
  'practice',
  async () => (await import('../features/words/word-practise-screen.tsx')).WordPractiseScreen,
)
export const sentencePractisePage = lazyPage(
  ['practice', 'sentences'],
  async () => (await import('../features/sentences/sentences-screen.tsx')).SentencesScreen,
)

const pageOf = (pathname: string) => {
  if (pathname.startsWith(pagePaths.learnerWords)) return wordPractisePage
  return pathname.startsWith(pagePaths.learnerSentences) ? sentencePractisePage : learnerDashboard
}

/** A lesson brings the exercises and their texts. */
export const lessonPage = lazyPage('lessons', async () => {
  const [{ LessonScreen }] = await Promise.all([
    import('../features/lessons/lesson-screen.tsx'),
    bringTextsOf('practice'),
  ])
  return LessonScreen
})

/**
 * Fetches the part an address belongs to beside what holds both. A failure shows in its place.
 * @returns a promise that never rejects, for the part alone
 */
export async function prepareLearnerPage(pathname: string): Promise<void> {
  if (pathname.startsWith(pagePaths.learnerCourses)) coursesPage.load().catch(() => undefined)
  if (pathname.startsWith(pagePaths.learnerLessons)) lessonsPage.load().catch(() => undefined)
  if (pathname.startsWith(pagePaths.learnerProgress)) progressPage.load().catch(() => undefined)
  if (pathname.startsWith(pagePaths.learnerSearch)) searchPage.load().catch(() => undefined)
  await pageOf(pathname)
    .load()
    .catch(() => undefined)
}
