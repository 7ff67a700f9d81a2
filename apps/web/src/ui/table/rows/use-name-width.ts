import { useLayoutEffect, useRef, useState } from 'react';
import type { AnyRow } from '../definition/list-contract.ts';

/** The padding of a cell, and what rounding takes. */
const beside = 24;
/** Longer names are cut off, and whole on hover. */
const most = 460;
/** Other columns do not move for a letter. */
const step = 20;
/** Where nothing can be measured. */
const letter = 7.5;

/** As wide as the longest name so far: it does not shrink again when the page is turned. */
export function useNameWidth(rows: readonly AnyRow[], nameOf: (row: AnyRow) => string): number {
  const widest = useRef(0);
  const longest = Math.max(0, ...rows.map((row) => textWidth(nameOf(row))));
  widest.current = Math.max(widest.current, Math.min(most, Math.ceil((longest + beside) / step) * step));
  return widest.current;
}

let canvas: CanvasRenderingContext2D | null | undefined;

function textWidth(text: string): number {
  if (canvas === undefined) {
    canvas = document.createElement('canvas').getContext('2d');
    // The weight of what leads to a row, in the size of a grid.
    if (canvas) canvas.font = `540 13px ${getComputedStyle(document.body).fontFamily}`;
  }
  return canvas ? canvas.measureText(text).width : text.length * letter;
}

/** How wide an element is, from before it is first seen. */
export function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, room };
}
