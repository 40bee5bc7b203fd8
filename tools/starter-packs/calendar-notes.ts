import type { Bilingual, LessonStep, Word } from '@mboa/contract'

/** What CLDR's own words show of how a calendar is made; nothing where they show nothing. */
export function calendarNotes(words: Word[], everything: Word[]): LessonStep[] {
  return [monthNote(words, everything), weekNote(words), sundayNote(words, everything)].flatMap(
    (note) => note ?? [],
  )
}

/** Ewondo: every month is ngɔn, month, with something behind it. */
function monthNote(words: Word[], everything: Word[]): LessonStep | undefined {
  const months = words.filter(({ category }) => category === 'month')
  const [january, december] = [months.at(0), months.at(-1)]
  const month = everything.find(({ id }) => id.endsWith('.time-month'))
  const word = month?.text.toLowerCase()
  const counted = months.filter(({ text }) => text.toLowerCase().startsWith(`${word} `))
  if (!january || !december || !month || counted.length < months.length - 1) return undefined
  const text = {
    en: `The names of the months begin with ${month.text}, “month”.`,
    fr: `Les noms des mois commencent par ${month.text}, « mois ».`,
  }
  return noteFrom(text, [month, january, december])
}

/** Basaa: every day begins with ŋgwà. */
function weekNote(words: Word[]): LessonStep | undefined {
  const days = words.filter(({ category }) => category === 'day')
  const [monday, tuesday] = days
  const [beginning = '', rest] = monday?.text.split(' ') ?? []
  const isShared = days.every(({ text }) => text.startsWith(`${beginning} `))
  if (!monday || !tuesday || rest === undefined || !isShared) return undefined
  const text = {
    en: `Every day of the week begins with ${beginning}; what follows tells them apart.`,
    fr: `Chaque jour de la semaine commence par ${beginning} ; la suite les distingue.`,
  }
  return noteFrom(text, [monday, tuesday])
}

/** Bafia: Sunday and week are the same word. */
function sundayNote(words: Word[], everything: Word[]): LessonStep | undefined {
  const sunday = words.find(({ id }) => id.endsWith('.day-sunday'))
  const week = everything.find(({ id }) => id.endsWith('.time-week'))
  if (!sunday || !week || sunday.text.toLowerCase() !== week.text.toLowerCase()) return undefined
  const text = {
    en: `${upperFirst(sunday.text)} is Sunday, and also the week.`,
    fr: `${upperFirst(sunday.text)}, c’est le dimanche, et aussi la semaine.`,
  }
  return noteFrom(text, [sunday, week])
}

function noteFrom(text: Bilingual, examples: Word[]): LessonStep {
  const sources = examples.flatMap((word) => word.sources.slice(0, 1))
  return { step: 'note', about: 'usage', text, examples: examples.map(({ id }) => id), sources }
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
