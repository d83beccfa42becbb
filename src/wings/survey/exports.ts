export type {
  LookStage,
  ProofStage,
  RefusedStage,
  RowVerdict,
  SampleStage,
  SeedSpace,
  Survey,
  SurveyCore,
  SurveyedRow,
  SurveyPlan,
  SurveyStage,
  SurveySubject,
} from './record/survey.js';
