/** What the press says that sets a line to what is left of its product. */
interface TakeWordsProps {
  readonly pieces: number;
  readonly name: string;
}

export function TakeWords({ pieces, name }: TakeWordsProps) {
  return (
    <>
      Change to {pieces}
      <span className="vh"> for {name}</span>
    </>
  );
}
