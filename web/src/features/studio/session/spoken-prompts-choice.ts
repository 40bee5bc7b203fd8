import { parseFields, storedValue } from '../../../platform/stored-value.ts'

/** Whether this device says what is asked for; it does unless somebody has turned that off. */
export const spokenPromptsChoice = storedValue<boolean>('mboa-spoken-prompts', {
  name: 'whether prompts are said aloud',
  parse: (text) => parseFields(text)['isOn'] !== false,
  format: (isOn) => JSON.stringify({ isOn }),
})
