import { pagePaths, type InterfaceLanguage, type ReminderMessage } from '@mboa/contract'

type ReminderTexts = Omit<ReminderMessage, 'path'>

/** The same words as the calendar's reminder (`reminder-field.tsx`): they ask, and blame nobody. */
const texts: Readonly<Record<InterfaceLanguage, ReminderTexts>> = {
  en: {
    title: 'Mboa: a few words today',
    body: 'Five minutes is enough.',
    off: 'Turn off reminders',
  },
  fr: {
    title: 'Mboa\u00A0: quelques mots aujourd’hui',
    body: 'Cinq minutes suffisent.',
    off: 'Ne plus me rappeler',
  },
}

/** What a reminder says; of the learner only the language. */
export const reminderMessage = (language: InterfaceLanguage): ReminderMessage => ({
  ...texts[language],
  path: pagePaths.learnerWords,
})
