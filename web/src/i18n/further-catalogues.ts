import type { Messages } from '@lingui/core'

/** The texts of pages that nobody opens first, and of what is shown when somebody asks for it. */
export const files = import.meta.glob<{ messages: Messages }>(
  ['./*.po', '!./{start,login,accounts,signed-in,courses,practice,practice-more,typing}.*.po'],
  { base: './locales' },
)
