import { useLetterName } from '../../ui/use-letter-name.ts'
import { useHold } from './use-hold.ts'
import { Keycap } from '../session/keycap.tsx'
import './word-tile.css'

interface WordTileProps {
  text: string
  lang: string
  /** Its place among the tiles. */
  tile: number
  /** In the bank: it stands on the slate, and leaves a gap here. */
  isPlaced?: boolean
  /** The key that does the same, where there is one. */
  keyHint?: string | undefined
  /** What a tap does, where the text alone does not say. */
  title?: string
  onTap: () => void
  onHold: () => void
}

export function WordTile(props: WordTileProps) {
  const { text, lang, tile, isPlaced = false, keyHint, title, onTap, onHold } = props
  const handlers = useHold({ onTap, onHold })
  return (
    <button
      type="button"
      className={isPlaced ? 'word-tile placed' : 'word-tile'}
      lang={lang}
      aria-label={useLetterName(text)}
      title={title}
      data-tile={tile}
      // Not `disabled`: the focus stays where somebody walks with the arrows.
      aria-disabled={isPlaced}
      {...handlers}
    >
      {keyHint !== undefined && <Keycap>{keyHint}</Keycap>}
      {text}
    </button>
  )
}
