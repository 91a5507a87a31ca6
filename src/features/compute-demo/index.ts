export { ComputeAnswer } from "./ComputeAnswer";
export { ComputeDemo } from "./ComputeDemo";
export { ComputeField, ComputeSource } from "./ComputeField";
export { ComputeInput } from "./ComputeInput";
export { ComputeOutputs } from "./ComputeOutputs";
export { ComputePlot } from "./ComputePlot";
