import './menu-button.css'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

interface MenuButtonProps {
  /** What stands in the button. */
  children: ReactNode
  /** Names the button where its content has no text of its own. */
  label?: string
  /** Names the menu for assistive technology. */
  menuLabel: string
  className: string
  /** Marks the button as the way to the current page. */
  isCurrent?: boolean
  /** Elements with `role="menuitem"`: links and buttons. Any of them closes the menu. */
  items: ReactNode
  opensUpwards?: boolean
}

/** A button that opens a menu, after the menu button pattern of the WAI-ARIA practices. */
export function MenuButton(props: MenuButtonProps) {
  const { children, label, menuLabel, className, isCurrent, items, opensUpwards } = props
  const [opening, setOpening] = useState<'first' | 'last' | null>(null)
  const isOpen = opening !== null
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (opening === null) return
    menuItems(menu.current)
      .at(opening === 'first' ? 0 : -1)
      ?.focus()
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && frame.current?.contains(event.target) !== true) {
        setOpening(null)
      }
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [opening])

  function close() {
    setOpening(null)
    button.current?.focus()
  }

  function onButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpening(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  function onMenuKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') {
      setOpening(null)
    } else {
      const next = nextItem(menuItems(menu.current), event.key)
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    }
  }

  return (
    <div ref={frame} className="menu-frame">
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        aria-current={isCurrent === true ? 'page' : undefined}
        onClick={() => setOpening(isOpen ? null : 'first')}
        onKeyDown={onButtonKey}
      >
        {children}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={menuLabel}
          className={opensUpwards === true ? 'menu upwards' : 'menu'}
          onKeyDown={onMenuKey}
          onClick={() => setOpening(null)}
        >
          {items}
        </div>
      )}
    </div>
  )
}

function menuItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
}

/** The item that a key leads to: arrows go round, Home and End to the ends, a letter to its word. */
function nextItem(items: HTMLElement[], key: string): HTMLElement | undefined {
  const current = items.findIndex((item) => item === document.activeElement)
  switch (key) {
    case 'ArrowDown':
      return items[(current + 1) % items.length]
    case 'ArrowUp':
      return items.at((Math.max(current, 0) - 1) % items.length)
    case 'Home':
      return items[0]
    case 'End':
      return items.at(-1)
    default:
      return key.length === 1 && key !== ' ' ? itemStartingWith(items, key, current) : undefined
  }
}

function itemStartingWith(items: HTMLElement[], letter: string, current: number) {
  const wanted = letter.toLocaleLowerCase()
  return [...items.slice(current + 1), ...items.slice(0, current + 1)].find((item) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(wanted),
  )
}
