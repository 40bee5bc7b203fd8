import type { ReactNode } from 'react'
import { isEmojiDrawn } from '../platform/course-store/is-emoji-drawn.ts'

/** The emoji of the device's own font in place of its drawing; nothing where the font lacks it. */
export function emojiInPlace(emoji: string): ReactNode {
  return isEmojiDrawn(emoji) ? (
    <span className="word-picture" aria-hidden="true">
      {emoji}
    </span>
  ) : null
}
