import { lazyPage, type LazyPage } from '../ui/lazy-page.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const { Part: ConsentSection } = lazyPart(
  'consent',
  async () => (await import('../features/consent/consent-section.tsx')).ConsentSection,
)

/** Pages that nobody opens first: where their code and texts are is itself loaded with them. */
export const furtherPages = {
  courses: lazyPage(
    'courses',
    async () => (await import('../features/courses/courses-area.tsx')).CoursesArea,
  ),
  wordHub: lazyPage(
    'progress',
    async () => (await import('../features/words/word-hub-screen.tsx')).WordHubScreen,
  ),
  listening: lazyPage(
    'by-ear',
    async () => (await import('../features/listening/listening-screen.tsx')).ListeningScreen,
  ),
  tones: lazyPage(
    // What is said of an answer is that of practice.
    ['by-ear', 'practice'],
    async () => (await import('../features/tones/tone-trainer-screen.tsx')).ToneTrainerScreen,
  ),
  sentenceHub: lazyPage(
    'progress',
    async () => (await import('../features/sentences/sentence-hub-screen.tsx')).SentenceHubScreen,
  ),
  sentences: lazyPage(
    ['practice', 'progress'],
    async () => (await import('../features/sentences/sentences-screen.tsx')).SentencesScreen,
  ),
  lessons: lazyPage(
    'lessons',
    async () => (await import('../features/lessons/lessons-screen.tsx')).LessonsScreen,
  ),
  lesson: lazyPage(
    ['lessons', 'practice'],
    async () => (await import('../features/lessons/lesson-screen.tsx')).LessonScreen,
  ),
  mission: lazyPage(
    ['lessons', 'practice'],
    async () => (await import('../features/lessons/mission/mission-screen.tsx')).MissionScreen,
  ),
  unit: lazyPage(
    'lessons',
    async () => (await import('../features/lessons/unit-screen.tsx')).UnitScreen,
  ),
  progress: lazyPage(
    'progress',
    async () => (await import('../features/progress/progress-screen.tsx')).ProgressScreen,
  ),
  search: lazyPage(
    ['search', 'practice-more'],
    async () => (await import('../features/search/search-area.tsx')).SearchArea,
  ),
  recordings: lazyPage(
    // The row of special letters is that of practice.
    ['recordings', 'practice'],
    async () => (await import('../features/recordings/recordings-screen.tsx')).RecordingsScreen,
  ),
  studio: lazyPage(
    ['consent', 'studio'],
    async () => (await import('./recording-studio.tsx')).RecordingStudio,
  ),
  consent: lazyPage(
    'consent',
    async () => (await import('../features/consent/consent-gate.tsx')).ConsentPage,
  ),
  questions: lazyPage(
    'profile',
    async () =>
      (await import('../features/profile/first-questions/first-questions.tsx')).FirstQuestions,
  ),
  challenge: lazyPage(
    ['search', 'practice'],
    async () => (await import('../features/challenge/challenge-screen.tsx')).ChallengeScreen,
  ),
  languageDesk: lazyPage(
    'recordings',
    async () =>
      (await import('../features/language-desk/language-desk-screen.tsx')).LanguageDeskScreen,
  ),
  speakers: lazyPage(
    ['studio', 'practice-more'],
    async () => (await import('../features/speakers/speakers-screen.tsx')).SpeakersScreen,
  ),
  speakerCode: lazyPage(['accounts', 'studio'], async () => {
    await import('./sign-in.css')
    return (await import('../features/speakers/speaker-code-screen.tsx')).SpeakerCodeScreen
  }),
  openWord: lazyPage(['login', 'search'], async () => {
    await import('./sign-in.css')
    return (await import('../features/open-word/open-word-screen.tsx')).OpenWordScreen
  }),
  print: lazyPage(
    'search',
    async () => (await import('../features/print/print-screen.tsx')).PrintScreen,
  ),
  invitation: lazyPage('accounts', async () => {
    await import('./sign-in.css')
    return (await import('../features/auth/invitation/invitation-screen.tsx')).InvitationScreen
  }),
  profile: lazyPage('profile', async () => {
    const { ProfileScreen } = await import('../features/profile/profile-screen.tsx')
    return () => <ProfileScreen ofSpeakers={<ConsentSection />} />
  }),
  ownRecordings: lazyPage(
    ['recordings', 'practice'],
    async () =>
      (await import('../features/recordings/own-recordings-screen.tsx')).OwnRecordingsScreen,
  ),
} satisfies Record<string, LazyPage>
