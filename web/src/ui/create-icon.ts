import { createElement, type SVGProps } from 'react'

/** The shapes of a drawing of 24 by 24: what to draw, and how. */
type Shapes = readonly (readonly [tag: string, attributes: object])[]

interface IconProps extends SVGProps<SVGSVGElement> {
  size: number
}

/** A drawing in lines of the text's colour; `web/build/bare-icons.ts` makes lucide's icons of it. */
export function createIcon(shapes: Shapes) {
  const children = shapes.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size, ...props }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...children,
    )
}
