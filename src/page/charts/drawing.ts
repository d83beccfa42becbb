/** A finished drawing: the content of its <svg>, and the view box's size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}
