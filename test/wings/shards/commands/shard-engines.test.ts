import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROJECT } from '../../../house/source-tree.js';
import { readFixture } from '../../../support/read-fixture.js';

const read = (name: string): string => readFileSync(join(PROJECT, 'examples/many-machines', name), 'utf8');

/** What is wrong with a value by the part of its engine's schema that is kept in the fixtures. */
function faults(schema: string, value: unknown): readonly string[] {
  const check = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(readFixture<object>(`engines/${schema}.json`));
  return check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** The exit codes of a shard that are the same at the next try. */
const FOR_GOOD = [64, 65, 76];

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly needs?: string; readonly steps: readonly { readonly run?: string }[]; readonly strategy?: object }>
  >;
}

describe('the files for engines', () => {
  it('a workflow of GitHub Actions fits its schema, and deals as many shards as its matrix has jobs', () => {
    const workflow = parse(read('github-actions.yml')) as Workflow;
    expect(faults('github-actions', workflow)).toEqual([]);
    const { merge, plan, shard } = workflow.jobs;
    expect([plan.needs, shard.needs, merge.needs]).toEqual([undefined, 'plan', 'shard']);
    expect(shard.strategy).toEqual({ 'fail-fast': false, matrix: { index: [0, 1, 2, 3, 4, 5, 6, 7] } });
    expect(shard.steps.map(({ run }) => run)).toContain(
      'npx shuffle-audit shard plan.json --index ${{ matrix.index }} --of ${{ strategy.job-total }} --quiet',
    );
  });

  it('a Job of Kubernetes fits its schema, deals as many shards as it completes, and ends an index for good by the codes that stay', () => {
    const job = parse(read('kubernetes-job.yaml'));
    expect(faults('kubernetes-job', job)).toEqual([]);
    expect(job.spec.template.spec.containers[0].command.join(' ')).toContain(`--of ${job.spec.completions} `);
    expect(job.spec.podFailurePolicy.rules).toContainEqual({
      action: 'FailIndex',
      onExitCodes: { containerName: 'shard', operator: 'In', values: FOR_GOOD },
    });
  });

  it('a submission to AWS Batch fits its schema, with the same codes and numbers', () => {
    const job = JSON.parse(read('aws-batch.json'));
    expect(faults('aws-batch', job)).toEqual([]);
    expect(job.containerOverrides.command.join(' ')).toContain(`--of ${job.arrayProperties.size} `);
    const ended = job.retryStrategy.evaluateOnExit.filter(({ action }: { readonly action: string }) => action === 'EXIT');
    expect(ended.map(({ onExitCode }: { readonly onExitCode: string }) => Number(onExitCode))).toEqual(FOR_GOOD);
  });

  it('a Slurm array is a script that bash reads, begins at 0, and takes the number of its shards from Slurm', () => {
    const script = read('slurm.sh');
    expect(spawnSync('bash', ['-n'], { input: script, encoding: 'utf8' }).stderr).toBe('');
    const [first, ...lines] = script.split('\n');
    expect(first).toBe('#!/bin/bash');
    // Slurm reads its lines up to the first command.
    const options = lines
      .slice(
        0,
        lines.findIndex((line) => line !== '' && !line.startsWith('#')),
      )
      .filter((line) => line.startsWith('#SBATCH '));
    expect(options).toContain('#SBATCH --array=0-63');
    expect(options.filter((line) => !/^#SBATCH --[a-z-]+(?:=\S+)?$/.test(line))).toEqual([]);
    expect(script).toContain('shard plan.json --of "${SLURM_ARRAY_TASK_COUNT:?}"');
  });

  it('a field that an engine does not know is found', () => {
    const job = parse(read('kubernetes-job.yaml').replace('completionMode: Indexed', 'completionsMode: Indexed'));
    expect(faults('kubernetes-job', job)).toContain('/spec must NOT have additional properties');
    expect(faults('github-actions', parse(read('github-actions.yml').replace('runs-on', 'runs-in')))).not.toEqual([]);
    expect(faults('aws-batch', JSON.parse(read('aws-batch.json').replace('"RETRY"', '"AGAIN"')))).not.toEqual([]);
  });
});
