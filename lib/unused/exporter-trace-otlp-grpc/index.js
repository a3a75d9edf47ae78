// Contentlayer imports this class always, and calls it only where CL_OTEL is set. The real package is 24 MB with what it needs.
export class OTLPTraceExporter {
  constructor() {
    throw new Error('This site has no package that sends traces: unset CL_OTEL.');
  }
}
