/** Label of the button that reduces a line to the available quantity. */
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
