import { lazyPage } from '../ui/lazy-page.ts'

/** Word Practise brings marking and scheduling: a chunk of its own, after the learner's first. */
export const wordPractisePage = lazyPage(
  'signed-in',
  async () => (await import('../features/words/word-practise-screen.tsx')).WordPractiseScreen,
)
