export default function Forms(p: any) { return <pre>{JSON.stringify(p)}</pre>; }
