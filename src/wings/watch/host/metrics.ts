import { type LoopbackServer, serveLoopback } from '../../../host/loopback.js';

export interface Readings {
  readonly deals: number;
  readonly malformed: number;
  readonly logE: number;
  /** Natural logarithm of the evidence at which the alarm is raised. */
  readonly line: number;
  readonly bets: number;
  /** The deal with which the alarm was raised, and the time in seconds since 1970; absent before. */
  readonly raised?: { readonly deals: number; readonly seconds: number };
}

/** Formats the readings for Prometheus: prometheus.io/docs/instrumenting/exposition_formats, version 0.0.4. */
export function metricsText({ bets, deals, line, logE, malformed, raised }: Readings): string {
  const metric = (name: string, type: 'counter' | 'gauge', help: string, value: number): string =>
    `# HELP shuffle_audit_${name} ${help}\n# TYPE shuffle_audit_${name} ${type}\nshuffle_audit_${name} ${value}\n`;
  return [
    metric('deals_total', 'counter', 'Deals watched.', deals),
    metric('malformed_rows_total', 'counter', 'Rows that held no deal.', malformed),
    metric('log_evidence', 'gauge', 'Natural logarithm of the evidence against even deals.', logE),
    metric('log_evidence_line', 'gauge', 'The value at which the alarm is raised.', line),
    metric('bets', 'gauge', 'Bets at work, one for each possible time of a change that is looked at.', bets),
    metric('alarm', 'gauge', 'Whether the alarm was raised: 1, for good.', raised ? 1 : 0),
    ...(raised
      ? [
          metric('alarm_deal', 'gauge', 'The deal with which the alarm was raised.', raised.deals),
          metric('alarm_timestamp_seconds', 'gauge', 'When the alarm was raised.', raised.seconds),
        ]
      : []),
  ].join('');
}

/** Serves the readings under /metrics on the loopback address, to this machine alone. `port` 0: any. Throws E_CANNOT_CREATE where it is taken. */
export function serveMetrics(port: number, readings: () => Readings): Promise<LoopbackServer> {
  return serveLoopback({
    port,
    option: '--metrics',
    elsewhere: 'the readings are under /metrics\n',
    // What is watched keeps the program going, not who looks at it.
    waited: false,
    answer: (path) => (path === '/metrics' ? { type: 'text/plain; version=0.0.4; charset=utf-8', body: metricsText(readings()) } : null),
  });
}
