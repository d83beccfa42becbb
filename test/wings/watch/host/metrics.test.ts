import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { metricsText, type Readings, serveMetrics } from '../../../../src/wings/watch/host/metrics.js';

const READINGS: Readings = { deals: 12_345, malformed: 2, logE: -0.5, line: 13.8, bets: 7 };

/** One line of the text format, as prometheus.io has it: a name, and a number that is one. */
const SAMPLE = /^[a-zA-Z_:][a-zA-Z0-9_:]* (?:[+-]?(?:[0-9.]+(?:e[+-]?[0-9]+)?|Inf)|NaN)$/;

/** Faults of a text in Prometheus's format. */
function faults(text: string): readonly string[] {
  const lines = text.split('\n');
  if (lines.pop() !== '') return ['no line feed at its end'];
  return lines.filter((line) => !/^# (?:HELP|TYPE) [a-z_]+ \S/.test(line) && !SAMPLE.test(line));
}

function asked(port: number, path: string, host?: string): Promise<{ readonly status: number | undefined; readonly text: string }> {
  return new Promise((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', ...(host !== undefined && { headers: { host } }) }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the readings', () => {
  it('are written as Prometheus reads them, the alarm last', () => {
    expect(faults(metricsText(READINGS))).toEqual([]);
    const text = metricsText({ ...READINGS, raised: { deals: 12_000, seconds: 1_769_860_800 } });
    expect(faults(text)).toEqual([]);
    expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
      'shuffle_audit_deals_total 12345',
      'shuffle_audit_malformed_rows_total 2',
      'shuffle_audit_log_evidence -0.5',
      'shuffle_audit_log_evidence_line 13.8',
      'shuffle_audit_bets 7',
      'shuffle_audit_alarm 1',
      'shuffle_audit_alarm_deal 12000',
      'shuffle_audit_alarm_timestamp_seconds 1769860800',
    ]);
  });

  it('a lie is caught', () => {
    expect(faults('shuffle_audit_alarm yes\n')).toEqual(['shuffle_audit_alarm yes']);
  });

  it('are served to this machine, under one path and its own names alone', async () => {
    const server = await serveMetrics(0, () => READINGS);
    expect(await asked(server.port, '/metrics')).toEqual({ status: 200, text: metricsText(READINGS) });
    expect((await asked(server.port, '/')).status).toBe(404);
    expect((await asked(server.port, '/metrics', 'casino.example')).status).toBe(421);
    await expect(serveMetrics(server.port, () => READINGS)).rejects.toThrow(
      `--metrics must be a free port of 127.0.0.1, got ${server.port} (EADDRINUSE)`,
    );
    server.close();
  });
});
