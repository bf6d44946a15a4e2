"""What every store and every bus has to keep, as checks for those who write another one."""
