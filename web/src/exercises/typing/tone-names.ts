import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Tone } from '@mboa/domain'

/** The name of a tone on its key. */
export const toneNames: Record<Tone, MessageDescriptor> = {
  high: msg({ message: 'high', context: 'tone' }),
  low: msg({ message: 'low', context: 'tone' }),
  mid: msg({ message: 'mid', context: 'tone' }),
  falling: msg({ message: 'falling', context: 'tone' }),
  rising: msg({ message: 'rising', context: 'tone' }),
  'mid-low': msg({ message: 'mid-low', context: 'tone' }),
  'extra-high': msg({ message: 'extra high', context: 'tone' }),
  'extra-low': msg({ message: 'extra low', context: 'tone' }),
  'mid-to-high': msg({ message: 'mid to high', context: 'tone' }),
  'low-to-mid': msg({ message: 'low to mid', context: 'tone' }),
  'mid-to-low': msg({ message: 'mid to low', context: 'tone' }),
  'high-to-mid': msg({ message: 'high to mid', context: 'tone' }),
}
