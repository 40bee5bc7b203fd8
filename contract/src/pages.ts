/** Addresses of pages, as in the specification's route table, and the ones it needs besides. */
export const pagePaths = {
  start: '/',
  login: '/auth/login',
  signUp: '/auth/signup',
  signUpSuccess: '/auth/signup/success',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  emailVerified: '/auth/email-verified',
  linkExpired: '/auth/link-expired',
  invalidLink: '/auth/invalid-link',
  emailSent: '/auth/email-sent',
  googleFirstLogin: '/auth/google-first-login',
  sessionExpired: '/auth/session-expired',
  learnerHome: '/dashboards/learner',
  learnerCourses: '/dashboards/learner/courses',
  learnerWords: '/dashboards/learner/word-practise',
  /** Telling tones apart by ear. */
  learnerTones: '/dashboards/learner/word-practise/tones',
  learnerSentences: '/dashboards/learner/sentence-practise',
  learnerLessons: '/dashboards/learner/lessons',
  /** Goes on to the lesson whose turn it is. */
  learnerNextLesson: '/dashboards/learner/lessons/next',
  /** One's course, searched; an item's id after it opens the item. */
  learnerSearch: '/dashboards/learner/search',
  /** Beside the items, none of which is called so: voices that one records for oneself. */
  learnerVoices: '/dashboards/learner/search/voices',
  learnerProgress: '/dashboards/learner/progress',
  learnerProfile: '/dashboards/learner/profile',
  recorderHome: '/dashboards/recorder',
  recorderRecordings: '/dashboards/recorder/recordings',
  recorderWords: '/dashboards/recorder/word-practise',
  recorderSentences: '/dashboards/recorder/sentence-practise',
  /** What may be done with a recorder's voice, asked before the first recording. */
  recorderConsent: '/dashboards/recorder/consent',
  /** Who speaks on a recorder's device without an account. */
  recorderSpeakers: '/dashboards/recorder/speakers',
  recorderProfile: '/dashboards/recorder/profile',
  /** For the coordinators of a language, named in the query: `?language=ewo`. */
  languageDesk: '/dashboards/recorder/language',
  /** What somebody who is signed in is asked who followed an invitation. */
  invitation: '/invitation',
  /** Before a course and a challenge's code, for anybody: `/challenge/ewo/0z1jU…`. */
  challenge: '/challenge',
  /** Before a course and a word’s name in it, for anybody: `/words/ewo/day-sunday`. */
  openWord: '/words',
  /** Before a course, for who takes its words to paper: `/print/ewo`. */
  print: '/print',
  /** For anybody who holds a speaker's code. */
  speakerCode: '/speaker',
  termsOfUse: '/terms-of-use',
  profile: '/profile',
  /** What somebody recorded who does not record any more. */
  ownRecordings: '/profile/recordings',
  mailbox: '/dev/mailbox',
} as const

/**
 * Header that names whose request it is, by the id of their account: refused with `not-signed-in`
 * while somebody else is signed in, as in a tab left open on a phone that two people share.
 */
export const accountHeader = 'Mboa-Account'
