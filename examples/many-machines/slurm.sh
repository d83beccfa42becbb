#!/bin/bash
# An audit by a Slurm array, submitted in the folder of plan.json: sbatch slurm.sh
# Then: npx shuffle-audit merge shard-*.json
#SBATCH --job-name=shuffle-audit
#SBATCH --array=0-63
#SBATCH --ntasks=1
#SBATCH --cpus-per-task=2
#SBATCH --mem=1G
#SBATCH --time=04:00:00
#SBATCH --requeue
exec npx shuffle-audit shard plan.json --of "${SLURM_ARRAY_TASK_COUNT:?}" --workers "${SLURM_CPUS_PER_TASK:?}" --quiet
