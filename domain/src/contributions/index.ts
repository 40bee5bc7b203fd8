export { stateOfContribution, type SpeakerJudgement } from './contribution-state.ts'
