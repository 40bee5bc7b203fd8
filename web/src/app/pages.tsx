import { lazyPage, type LazyPage } from '../ui/lazy-page.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const { Part: ConsentSection } = lazyPart(
  async () => (await import('../features/consent/consent-section.tsx')).ConsentSection,
)

/** Pages with a chunk of their own. */
export const pages = {
  courses: lazyPage(async () => (await import('../features/courses/courses-area.tsx')).CoursesArea),
  wordHub: lazyPage(
    async () => (await import('../features/words/word-hub-screen.tsx')).WordHubScreen,
  ),
  listening: lazyPage(
    async () => (await import('../features/listening/listening-screen.tsx')).ListeningScreen,
  ),
  tones: lazyPage(
    async () => (await import('../features/tones/tone-trainer-screen.tsx')).ToneTrainerScreen,
  ),
  sentenceHub: lazyPage(
    async () => (await import('../features/sentences/sentence-hub-screen.tsx')).SentenceHubScreen,
  ),
  sentences: lazyPage(
    async () => (await import('../features/sentences/sentences-screen.tsx')).SentencesScreen,
  ),
  lessons: lazyPage(
    async () => (await import('../features/lessons/lessons-screen.tsx')).LessonsScreen,
  ),
  lesson: lazyPage(
    async () => (await import('../features/lessons/lesson-screen.tsx')).LessonScreen,
  ),
  mission: lazyPage(
    async () => (await import('../features/lessons/mission/mission-screen.tsx')).MissionScreen,
  ),
  unit: lazyPage(async () => (await import('../features/lessons/unit-screen.tsx')).UnitScreen),
  progress: lazyPage(
    async () => (await import('../features/progress/progress-screen.tsx')).ProgressScreen,
  ),
  search: lazyPage(async () => (await import('../features/search/search-area.tsx')).SearchArea),
  recordings: lazyPage(
    async () => (await import('../features/recordings/recordings-screen.tsx')).RecordingsScreen,
  ),
  studio: lazyPage(async () => (await import('./recording-studio.tsx')).RecordingStudio),
  consent: lazyPage(async () => (await import('../features/consent/consent-gate.tsx')).ConsentPage),
  questions: lazyPage(
    async () =>
      (await import('../features/profile/first-questions/first-questions.tsx')).FirstQuestions,
  ),
  challenge: lazyPage(
    async () => (await import('../features/challenge/challenge-screen.tsx')).ChallengeScreen,
  ),
  languageDesk: lazyPage(
    async () =>
      (await import('../features/language-desk/language-desk-screen.tsx')).LanguageDeskScreen,
  ),
  speakers: lazyPage(
    async () => (await import('../features/speakers/speakers-screen.tsx')).SpeakersScreen,
  ),
  speakerCode: lazyPage(async () => {
    await import('./sign-in.css')
    return (await import('../features/speakers/speaker-code-screen.tsx')).SpeakerCodeScreen
  }),
  openWord: lazyPage(async () => {
    await import('./sign-in.css')
    return (await import('../features/open-word/open-word-screen.tsx')).OpenWordScreen
  }),
  print: lazyPage(async () => (await import('../features/print/print-screen.tsx')).PrintScreen),
  invitation: lazyPage(async () => {
    await import('./sign-in.css')
    return (await import('../features/auth/invitation/invitation-screen.tsx')).InvitationScreen
  }),
  profile: lazyPage(async () => {
    const { ProfileScreen } = await import('../features/profile/profile-screen.tsx')
    return () => <ProfileScreen ofSpeakers={<ConsentSection />} />
  }),
  ownRecordings: lazyPage(
    async () =>
      (await import('../features/recordings/own-recordings-screen.tsx')).OwnRecordingsScreen,
  ),
} satisfies Record<string, LazyPage>
