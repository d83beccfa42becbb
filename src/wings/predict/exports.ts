export type { PredictOptions } from './host/predict.js';
export { predict } from './host/predict.js';
export type { PredictedWay, Prediction, PredictionCore, PredictPlan, PredictStart, TriedWay } from './record/prediction.js';
