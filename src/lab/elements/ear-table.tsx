import type { JSX } from 'preact';

interface Heard {
  readonly caption: string;
  readonly heads: readonly string[];
  /** The name of each row and its cells, one for each further head. */
  readonly rows: readonly (readonly [name: string, ...cells: readonly string[]])[];
}

/** Shows the numbers of a picture in a table for screen readers. */
export function EarTable({ caption, heads, rows }: Heard): JSX.Element {
  return (
    <div class="ear">
      <table>
        <caption>{caption}</caption>
        <tbody>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, k) => (
                <td key={heads[k + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
