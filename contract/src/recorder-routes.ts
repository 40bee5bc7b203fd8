/** Paths that recorders alone ask, apart: what practises needs none of them. */
export const recorderApiPaths = {
  /** The invitation that this browser has followed: seen, and with `DELETE` left. */
  followedInvitation: '/api/recorder-invitations/followed',
  acceptInvitation: '/api/recorder-invitations/accept',
  languageDesk: '/api/language-desk/:language',
  deskCoverage: '/api/language-desk/:language/coverage',
  deskPeople: '/api/language-desk/:language/people',
  deskPerson: '/api/language-desk/:language/people/:id',
  deskCoordinator: '/api/language-desk/:language/coordinators/:id',
  deskInvitations: '/api/language-desk/:language/invitations',
  deskInvitation: '/api/language-desk/:language/invitations/:id',
  deskWords: '/api/language-desk/:language/words',
  deskWord: '/api/language-desk/:language/words/:id',
  deskReports: '/api/language-desk/:language/reports',
  deskUnits: '/api/language-desk/:language/units',
  deskUnit: '/api/language-desk/:language/units/:id',
  deskPublishing: '/api/language-desk/:language/publishing',
  deskImports: '/api/language-desk/:language/imports',
  deskImport: '/api/language-desk/:language/imports/:id',
  /** Who is heard in an import of others' recordings. */
  deskImportVoices: '/api/language-desk/:language/imports/:id/voices',
  /** One of them, with `DELETE` taken back alone. */
  deskImportVoice: '/api/language-desk/:language/imported-voices/:id',
  deskImportClips: '/api/language-desk/:language/imported-voices/:id/clips',
  deskImportClip: '/api/language-desk/:language/imported-clips/:id',
  /** Files that are read and kept in the background, the latest first. */
  deskImportJobs: '/api/language-desk/:language/import-jobs',
  deskImportJob: '/api/language-desk/:language/import-jobs/:id',
  deskImportPiece: '/api/language-desk/:language/import-jobs/:id/pieces/:place',
  deskImportKeep: '/api/language-desk/:language/import-jobs/:id/keep',
  deskExport: '/api/language-desk/:language/export',
  deskActs: '/api/language-desk/:language/acts',
  deskSpeakers: '/api/language-desk/:language/speakers',
  deskSpeaker: '/api/language-desk/:language/speakers/:id',
  deskSpeakerConsent: '/api/language-desk/:language/speakers/:id/consent',
  deskCredits: '/api/language-desk/:language/credits',
  deskWorkshops: '/api/language-desk/:language/workshops',
  deskWorkshop: '/api/language-desk/:language/workshops/:id',
  deskWorkshopLink: '/api/language-desk/:language/workshops/:id/link',
  /** Joins one by the code of its link. */
  workshops: '/api/workshops',
  /** With `DELETE` it is left. */
  workshop: '/api/workshops/:id',
  /** With `DELETE` somebody agrees no more whom another recorder of it has added. */
  workshopSpeakerConsent: '/api/workshops/:id/speakers/:speaker/consent',
  /** Who speaks on one's device without an account. */
  speakers: '/api/speakers',
  speaker: '/api/speakers/:id',
  /** What one of them said to agree, and with `DELETE` that they agree no more. */
  speakerConsent: '/api/speakers/:id/consent',
  /** One's own, the newest first and without their waveforms. */
  takesShown: '/api/takes/shown',
  /** All of one's own with their sound, as a ZIP file. */
  takesArchive: '/api/takes/archive',
  /** Those of one's own that hold another word than they were filed under. */
  takeMoves: '/api/takes/moves',
  takeReview: '/api/takes/:id/review',
  reviewQueue: '/api/reviews/queue',
  /**
   * What somebody hears who reviews: `<id of the take>.flac` or `.opus`. Never kept, unlike a clip,
   * so that the server knows what was heard.
   */
  reviewClip: '/api/reviews/clips/:clip',
  /** Those of others, to be checked. */
  waitingContributions: '/api/contributions/waiting',
  /** Those whose meaning is to be told in a language. */
  askedMeanings: '/api/contributions/asked-meanings',
  judgement: '/api/contributions/:id/judgement',
  /** What was said and waits to be written down, or to be judged by ear. */
  spellings: '/api/spellings',
  /** What is known of the recordings of a course. */
  recordingList: '/api/recording-lists/:course',
  takeCounts: '/api/takes/counts',
  /** A section of the list of concepts, in the revision that recording lists name. */
  concepts: '/api/concepts/:section/:revision',
} as const
