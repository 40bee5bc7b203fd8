/**
 * All that the other workspaces know of the rules. Bundlers follow each line alone: nothing is
 * loaded for standing here.
 */
export * from './accounts/accounts.ts'

export { alignForDisplay } from './answers/align-for-display.ts'
export type { AlignedCell, CellMark, DisplayedGrading } from './answers/align-for-display.ts'
export type { FindNearMiss } from './answers/near-miss.ts'
export { findNearSentence } from './answers/near-sentence.ts'
export { gradeAnswer } from './answers/grade-answer.ts'
export { expandAccepted } from './answers/expand-accepted.ts'
export { glossSpellings } from './answers/gloss-words.ts'
export { answerKinds, outcomes, strictnesses, verdicts } from './answers/verdicts.ts'
export type {
  AnswerKind,
  Difference,
  GradeRequest,
  Grading,
  LetterDifferenceKind,
  Outcome,
  Strictness,
  ToneDifferenceKind,
  Verdict,
} from './answers/verdicts.ts'

export * from './challenges/challenge-code.ts'
export { chooseChallengeWords } from './challenges/choose-challenge-words.ts'
export { startChallenge } from './challenges/start-challenge.ts'

export { readClothRows, type ClothRow } from './cloth/cloth-rows.ts'
export { sewCloth } from './cloth/sew-cloth.ts'
export type { SewnCloth } from './cloth/sew-cloth.ts'
export { clothSignsIn, weaveCloth } from './cloth/cloth-pattern.ts'
export type { ClothSign, WovenCloth } from './cloth/cloth-pattern.ts'

export { createFindTwins, type Twins } from './contributions/find-twins.ts'
export {
  speakersForNew,
  speakersForSecond,
  stateOfContribution,
  type SpeakerJudgement,
} from './contributions/contribution-state.ts'
export { type FileKind, fileHeadBytes, findFileKind } from './file-kinds/find-file-kind.ts'
export type {
  CourseSentence,
  CourseUnit,
  CourseWord,
  Meaning,
  SentenceToken,
} from './exercises/course-items.ts'
export { itemsOf } from './exercises/exercise.ts'
export type { Exercise, ExerciseOf } from './exercises/exercise.ts'
export { judgeSentence } from './exercises/judge-sentence.ts'
export { listToneWords } from './exercises/kinds/place-tones.ts'
export { judgeOwnSaying } from './exercises/kinds/say-and-compare.ts'
export type { OwnSaying } from './exercises/kinds/say-and-compare.ts'
export type { SentenceExercise } from './exercises/kinds/sentence-kinds.ts'
export { abilityFor, planWithout } from './exercises/plan-without.ts'
export type { Ability } from './exercises/plan-without.ts'
export { readSessionStart } from './exercises/practice-session.ts'
export type { PracticeSession, SessionStart } from './exercises/practice-session.ts'
export { recallsFirst } from './exercises/recalls-first.ts'
export { resumeSession } from './exercises/resume-session.ts'
export { listReadySentences, outlookForSentences } from './exercises/sentence-readiness.ts'
export { indexWritten, linkTokens } from './exercises/link-tokens.ts'
export { splitTokens } from './exercises/sentence-tokens.ts'
export {
  answerExercise,
  answerPairs,
  itemsToPresent,
  judgeChoice,
  currentExercise,
  undoAnswer,
} from './exercises/session.ts'
export type { GivenAnswer, GivenPairs } from './exercises/session.ts'
export * from './exercises/session-summary.ts'
export { isQuickOfSentences, startSentenceSession } from './exercises/start-sentence-session.ts'
export { isTappedAlone, startSession } from './exercises/start-session.ts'
export { outlookForWords } from './exercises/word-outlook.ts'
export { layOutMissingLetter, layOutTiles } from './exercises/lay-out-letters.ts'
export { layOutTones, putTones } from './exercises/lay-out-tones.ts'
export type { BareLetter } from './exercises/lay-out-tones.ts'

export * from './greeting/greeting.ts'

export { listTaught } from './lessons/course-lesson.ts'
export type { CourseLesson } from './lessons/course-lesson.ts'
export { readFinishedLessons } from './lessons/finished-lessons.ts'
export type { FinishedLesson } from './lessons/finished-lessons.ts'
export { judgeCheck, repeatCheck } from './lessons/lesson-check.ts'
export type { CheckResult } from './lessons/lesson-check.ts'
export { measureLesson } from './lessons/lesson-length.ts'
export type { LessonLength } from './lessons/lesson-length.ts'
export {
  findCurrentLesson,
  findLessonAfter,
  followPath,
  listSkipped,
  readLessonsBehind,
} from './lessons/lesson-path.ts'
export type { LessonState } from './lessons/lesson-path.ts'
export { countKnown, leaveOutKnown } from './lessons/known-items.ts'
export { orderByPath } from './lessons/path-order.ts'
export { countLessonSteps } from './lessons/lesson-steps.ts'
export { beginAnew, goOn, readLessonRun } from './lessons/lesson-run.ts'
export type { LessonPart, LessonRun } from './lessons/lesson-run.ts'
export { skipCheckLength, startLesson, startSkipCheck } from './lessons/start-lesson.ts'
export type { LessonRequest } from './lessons/lesson-builder.ts'

export { reviewListened, startListening } from './listening/listening-lesson.ts'
export type { ListeningLesson } from './listening/listening-lesson.ts'
export { humMs, scheduleHum, type HumTone } from './melody/hum-schedule.ts'
export * from './melody/melody-of.ts'
export { findWrittenMelody } from './melody/written-melody.ts'
export * from './melody/syllable-tones.ts'

export { compareWords, headingLetter } from './orthography/alphabetical-order.ts'
export { checkSpelling, hasForeignLetters, spellingFindings } from './orthography/check-spelling.ts'
export type { CourseAlphabet, SpellingFinding } from './orthography/check-spelling.ts'
export { splitClusters } from './orthography/clusters.ts'
export { fold } from './orthography/fold.ts'
export {
  english,
  french,
  listAlphabet,
  listSpecialLetters,
} from './orthography/language-profile.ts'
export { nameLetter } from './orthography/letter-names.ts'
export { searchKey, tonedKey, tokenise } from './orthography/keys.ts'
export { findLanguageFacts } from './orthography/language-facts.ts'
export { languageNames } from './orthography/language-names.ts'
export type { LanguageNames } from './orthography/language-names.ts'
export type * from './orthography/language-profile.ts'
export { findLanguage, getLanguage, languages } from './orthography/languages.ts'
export * from './orthography/convention-of.ts'
export { profileIn } from './orthography/convention-profile.ts'
export { respell } from './orthography/respell.ts'
export * from './orthography/written-forms.ts'
export { fewestSyllables, syllablesOf } from './orthography/syllables/syllables-of.ts'
export type { Division, Syllable, UndividedBecause } from './orthography/syllables/syllables-of.ts'
export { isToneMark, markOfTone, toneOf, tones, withoutTone } from './orthography/tone-marks.ts'
export type { Tone, WrittenTone } from './orthography/tone-marks.ts'
export { listUntypable } from './orthography/typable.ts'
export { applyTone } from './orthography/typing/apply-tone.ts'
export { deadKeys, keyboardLayouts } from './orthography/typing/cameroon-layouts.ts'
export type { KeyboardLayout } from './orthography/typing/cameroon-layouts.ts'
export { convertKey } from './orthography/typing/convert-key.ts'
export type { ConvertedKey, LastKey, TypingConventions } from './orthography/typing/convert-key.ts'
export {
  deleteBackwards,
  listLetterForms,
  insertLetter,
} from './orthography/typing/letter-edits.ts'
export { findToneDigit, listLetterSequences } from './orthography/typing/key-sequences.ts'
export { hasLetterCodes } from './orthography/typing/typing-codes.ts'
export type { TextSelection } from './orthography/typing/selection.ts'

export * from './passwords/password-strength.ts'

export * from './phone-numbers/join-phone-number.ts'
export * from './phone-numbers/phone-numbers.ts'
export * from './phone-numbers/plausible-number.ts'

export { castTalk } from './missions/cast-talk.ts'
export {
  arrangeMission,
  finishMission,
  isMissionDone,
  isMissionReady,
  type MissionTurn,
} from './missions/mission.ts'
export { findPhraseOfDay } from './phrases/phrase-of-day.ts'
export { answerPhrase, readPhraseAnswer } from './phrases/said-phrases.ts'

export { composeDictionary } from './printing/compose-dictionary.ts'
export type { DictionaryEntry, DictionaryLetter } from './printing/compose-dictionary.ts'
export { cardForms, countCardPages, layOutCards } from './printing/lay-out-cards.ts'
export type { CardForm, CardSide } from './printing/lay-out-cards.ts'
export { numberSources } from './printing/number-sources.ts'
export type { SourceNote } from './printing/number-sources.ts'

export { createCalendar, isoDateOf, mondayOf, noonOf, weekdayOf } from './progress/calendar.ts'
export type { Calendar, CalendarDay } from './progress/calendar.ts'
export * from './progress/forecast.ts'
export { mistakeKinds, mistakeOf } from './progress/mistake-kinds.ts'
export type { MistakeKind } from './progress/mistake-kinds.ts'
export { listMistaken, settlingAnswers } from './progress/mistakes.ts'
export { listOwnLessons, listOwnReviews } from './progress/own-reviews.ts'
export type { OwnLesson, OwnReview } from './progress/own-reviews.ts'
export * from './progress/practice-week.ts'
export { createProgressReader } from './progress/progress-reader.ts'
export type {
  MistakenItem,
  MistakesOfKind,
  PractisedDay,
  ProgressFigures,
  ProgressReader,
} from './progress/progress-reader.ts'
export { createRecallReader, createRecallSteps, recallBins } from './progress/recall-agreement.ts'
export type { RecallBin, RecallReader, RecallSteps } from './progress/recall-agreement.ts'
export * from './progress/word-stages.ts'

export {
  chooseRecordingList,
  isAnythingWaiting,
  type RecordingListChoice,
} from './recording-lists/choose-recording-list.ts'
export {
  composeRecordingList,
  type ListedPrompt,
} from './recording-lists/compose-recording-list.ts'
export type { KnownRecordings, OwnTake, Recordable } from './recording-lists/recordable.ts'
export type { RecordingPrompt, Turn } from './recording-lists/recording-prompt.ts'

export * from './scheduling/reviewable.ts'
export * from './scheduling/card.ts'
export * from './scheduling/due.ts'
export * from './scheduling/exercise-kinds.ts'
export * from './scheduling/fold.ts'
export * from './scheduling/leeches.ts'
export { compareDated, effectiveAt, receivedBy } from './scheduling/fold-order.ts'
export type { DatedEvent } from './scheduling/fold-order.ts'
export { recallChance } from './scheduling/memory-model.ts'
export { cardSkills, drilledSkills, skills } from './scheduling/practice-events.ts'
export type * from './scheduling/practice-events.ts'
export * from './scheduling/rating.ts'

export { indexItems, searchItems } from './search/item-index.ts'
export type { ItemIndex, SearchableItem } from './search/item-index.ts'

export { buildReminderCalendar } from './reminders/reminder-calendar.ts'
export { isTimeZone, reminderWindow } from './reminders/reminder-window.ts'
export type { ReminderWindow } from './reminders/reminder-window.ts'
export * from './reminders/reminder.ts'
export {
  areFirstQuestionsOpen,
  closeFirstQuestions,
  countFirstQuestionsBehind,
  passFirstQuestions,
} from './settings/first-questions.ts'
export * from './settings/answering-settings.ts'
export * from './settings/enrolment.ts'
export * from './settings/learner-settings.ts'
export * from './settings/preferred-voice.ts'
export * from './settings/seen-convention.ts'

export { extendKept } from './snapshot/extend-kept.ts'
export type { Arrived, EventSource } from './snapshot/extend-kept.ts'
export {
  foldRules,
  isSound,
  keepCards,
  keepChanges,
  lacksReviews,
  restoreFold,
} from './snapshot/kept-fold.ts'
export type { KeptCard, KeptFold } from './snapshot/kept-fold.ts'
export { keepSessions } from './snapshot/kept-sessions.ts'

export * from './sound/activity.ts'
export { compareSaying } from './sound/contours/compare-saying.ts'
export type { ComparedSaying, ContourName, SaidWord } from './sound/contours/compare-saying.ts'
export type { Contour } from './sound/contours/contour.ts'
export { hearContour, type HeardContour } from './sound/contours/heard-contour.ts'
export { contourShape, type ContourShape } from './sound/contours/contour-shape.ts'
export type { RegisterPair } from './sound/contours/register.ts'
export { peakPairs, speechKinds, type SpeechKind } from './sound/constants.ts'
export { dbToAmplitude } from './sound/frame-levels.ts'
export { findSpoken, type SpokenPart } from './sound/find-spoken.ts'
export * from './sound/loudness.ts'
export { curveStepMs, loudnessCurve } from './sound/loudness-curve.ts'
export * from './sound/quality.ts'
export * from './sound/waveform-peaks.ts'
export { resample } from './sound/resample.ts'
export { toFloats, toSixteenBits } from './sound/sixteen-bits.ts'
export { decodeFlac, readFlacHeader, type FlacHeader } from './sound/flac/decode-flac.ts'
export { encodeFlac } from './sound/flac/encode-flac.ts'
export { findMp3Part, listMp3Frames, readMp3Header, type Mp3Frames } from './sound/mp3/read-mp3.ts'
export * from './sound/wav/read-wav.ts'
export { opusRate, readOggOpus, writeOggOpus, type OpusStream } from './sound/ogg-opus/ogg-opus.ts'

export {
  judgeFoundTake,
  judgePressedTake,
  lengthProblem,
  type AskedFor,
} from './studio/judge-take.ts'
export { fewestInCell, mergeSmallCells, type SpeakerCell } from './speakers/merge-small-cells.ts'
export {
  makeSpeakerCode,
  readSpeakerCode,
  spaceSpeakerCode,
  speakerCodeBytes,
} from './speakers/speaker-code.ts'

export * from './studio/room.ts'
export * from './studio/sound-memory.ts'
export * from './studio/studio-session.ts'
export * from './studio/take-listener.ts'

export * from './takes/decide-take.ts'
export * from './takes/hearing.ts'
export * from './takes/probes.ts'
export * from './takes/spoil-sound.ts'

export { chooseTrial, type ToneTrial } from './tone-training/choose-trial.ts'
export { tabulateHeard, type HeardAs, type HeardCell } from './tone-training/heard-as.ts'
export * from './tone-training/tone-contrasts.ts'
export * from './tone-training/tone-exercise.ts'
export * from './tone-training/tone-review.ts'
export * from './tone-training/toned-words.ts'

export * from './uploads/match-file-name.ts'
export { mixDown } from './uploads/mix-down.ts'
export * from './uploads/sound-format.ts'

export * from './word-tables/read-word-table.ts'
export { lineOfWrongByte } from './word-tables/wrong-byte.ts'
export { matchSaidList, type SaidEntry } from './word-tables/match-said-list.ts'

export { seededRandom, type SeededRandom } from './seeds/seeded-random.ts'
export {
  alignToList,
  lastPlaced,
  leaveOut,
  shiftPlaces,
  standing,
  takeIn,
  type Places,
} from './long-recordings/align-to-list.ts'
export { hearTakes } from './long-recordings/hear-takes.ts'
export * from './long-recordings/mend-session.ts'
