import type { JSX } from 'preact';

interface Small {
  readonly cells: readonly number[];
  readonly columns: number;
  /** What stands beneath it, and what it is called as a whole. */
  readonly under: string;
  readonly label: string;
  readonly number: (tile: number) => string;
  readonly class?: string;
}

/** A small board, drawn. */
export function MiniBoard({ cells, class: kind = '', columns, label, number, under }: Small): JSX.Element {
  const rows = cells.length / columns;
  return (
    <li class={`mini ${kind}`}>
      <svg viewBox={`0 0 ${columns * 20} ${rows * 20}`} role="img" aria-label={label}>
        {cells.map((tile, cell) => {
          if (tile === 0) return null;
          const [x, y] = [(cell % columns) * 20, Math.floor(cell / columns) * 20];
          return (
            <g key={tile}>
              <rect x={x + 1} y={y + 1} width={18} height={18} rx={3} />
              <text x={x + 10} y={y + 14.5} text-anchor="middle">
                {number(tile)}
              </text>
            </g>
          );
        })}
      </svg>
      <span>{under}</span>
    </li>
  );
}
