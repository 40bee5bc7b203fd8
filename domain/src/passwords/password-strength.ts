/** §9: shortest password the product accepts, in characters. */
export const minPasswordLength = 6

/** §4: the five criteria that strength counts. */
export const passwordCriteria = ['length', 'uppercase', 'lowercase', 'digit', 'special'] as const
export type PasswordCriterion = (typeof passwordCriteria)[number]

/** §2: the four that the sign-up form lists for ticking off, in its order. */
export const passwordChecklist = ['uppercase', 'lowercase', 'digit', 'special'] as const

export const passwordLevels = ['weak', 'medium', 'strong', 'very-strong'] as const
export type PasswordLevel = (typeof passwordLevels)[number]

/** §4: how far the meter is filled at each level. */
export const passwordPercents: Record<PasswordLevel, number> = {
  weak: 20,
  medium: 50,
  strong: 75,
  'very-strong': 100,
}

export interface PasswordStrength {
  readonly satisfied: Record<PasswordCriterion, boolean>
  /** How many of the five are satisfied. */
  readonly count: number
  readonly level: PasswordLevel
  readonly percent: number
}

/** Characters as people count them: a letter outside the basic plane is one, not two. */
export function passwordLength(password: string): number {
  return Array.from(password).length
}

/**
 * How strong a password is by §4. Advice only: what is refused is below `minPasswordLength`.
 * Letters of every script count; a special character is anything but letter, digit and space.
 *
 * @example passwordStrength('Mboa24') // { level: 'strong', percent: 75, count: 4, … }
 */
export function passwordStrength(password: string): PasswordStrength {
  const satisfied = {
    length: passwordLength(password) >= minPasswordLength,
    uppercase: /\p{Lu}/u.test(password),
    lowercase: /\p{Ll}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{M}\p{N}\s]/u.test(password),
  }
  const count = passwordCriteria.filter((criterion) => satisfied[criterion]).length
  const level = levelOf(count)
  return { satisfied, count, level, percent: passwordPercents[level] }
}

function levelOf(count: number): PasswordLevel {
  if (count <= 2) return 'weak'
  if (count === 3) return 'medium'
  return count === 4 ? 'strong' : 'very-strong'
}
