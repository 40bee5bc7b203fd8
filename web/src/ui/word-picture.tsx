import { useState } from 'react'
import { picturePath } from '../platform/course-store/picture-path.ts'
import { reportProblem } from '../platform/report-problem.ts'
import './word-picture.css'

interface WordPictureProps {
  /** The emoji of the word. */
  picture: string
}

/**
 * What a word means, drawn. Beside the meaning in words, so that it needs no text of its own.
 * Where the drawing cannot be had, the emoji of the device's own font stands in its place, and
 * where that lacks it, nothing.
 */
export function WordPicture({ picture }: WordPictureProps) {
  const [inPlace, setInPlace] = useState<{ of: string; isDrawn: boolean }>()
  if (inPlace?.of === picture) {
    return inPlace.isDrawn ? (
      <span className="word-picture" aria-hidden="true">
        {picture}
      </span>
    ) : null
  }
  const replace = () =>
    import('../platform/course-store/is-emoji-drawn.ts')
      .then(({ isEmojiDrawn }) => setInPlace({ of: picture, isDrawn: isEmojiDrawn(picture) }))
      .catch((error: unknown) => reportProblem('showing a picture', error))
  return (
    <img
      className="word-picture"
      src={picturePath(picture)}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      decoding="async"
      onError={() => void replace()}
    />
  )
}
