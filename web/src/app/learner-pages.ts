import { pagePaths } from '@mboa/contract'
import { lazyPage } from '../ui/lazy-page.ts'

/** Neither of the learner's two parts waits for the code of the other. */
export const learnerDashboard = lazyPage(
  'signed-in',
  async () => (await import('./learner-dashboard.tsx')).LearnerDashboard,
)
export const wordPractisePage = lazyPage(
  'signed-in',
  async () => (await import('../features/words/word-practise-screen.tsx')).WordPractiseScreen,
)

/** Fetches the part an address belongs to beside what holds both. A failure shows in its place. */
export function prepareLearnerPage(pathname: string): void {
  const page = pathname.startsWith(pagePaths.learnerWords) ? wordPractisePage : learnerDashboard
  page.load().catch(() => undefined)
}
