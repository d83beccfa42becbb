/** A finished drawing: what stands inside its <svg>, and the view box's size. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}
